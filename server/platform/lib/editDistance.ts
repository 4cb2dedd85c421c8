/** Returns the Damerau-Levenshtein distance if it is at most `maxDistance`, else some number above `maxDistance`. */
export function computeEditDistance(from: string, to: string, maxDistance: number): number {
  if (Math.abs(from.length - to.length) > maxDistance) return maxDistance + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= to.length; j += 1) {
      const isEqual = from[i - 1] === to[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isEqual ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > maxDistance) return maxDistance + 1;
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? maxDistance + 1;
}

/** Lower case and underscores do not matter: `featuredImage` is `featured_image`. */
const simplify = (name: string): string => name.toLowerCase().replace(/[_\s-]/g, '');

/** Returns the name that a misspelt one probably stands for; undefined when none differs by at most a quarter of its letters. */
export function findNearestName(misspelt: string, names: readonly string[]): string | undefined {
  const simpleName = simplify(misspelt);
  let maxDistance = Math.ceil(simpleName.length / 4);
  let nearest: string | undefined;
  for (const name of names) {
    const distance = computeEditDistance(simpleName, simplify(name), maxDistance);
    if (distance > maxDistance) continue;
    nearest = name;
    maxDistance = distance - 1;
    if (distance === 0) break;
  }
  return nearest;
}
