/**
 * Turns any text into a repeatable stream of numbers, so that a drawing made from a name is the same
 * on the server, in the browser and tomorrow.
 *
 * @param seed any text, also empty
 * @returns a function that gives the next number in [0, 1) at every call (FNV-1a into mulberry32)
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
