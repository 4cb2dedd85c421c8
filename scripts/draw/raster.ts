/** What is painted: how far a point is from the middle of the shape's line or from its edge decides whether it is covered. */
export interface Layer {
  colour: readonly [red: number, green: number, blue: number];
  covers(x: number, y: number): boolean;
}

/** Paints layers, the lowest first, into a square of pixels, each the mean of 8 by 8 points; red, green, blue, opacity. */
export function paint(layers: readonly Layer[], units: number, pixels: number): Buffer {
  const fine = 8;
  const image = Buffer.alloc(pixels * pixels * 4);
  for (let pixel = 0; pixel < pixels * pixels; pixel += 1) {
    const sum = [0, 0, 0, 0];
    for (let point = 0; point < fine * fine; point += 1) {
      const x = (((pixel % pixels) + ((point % fine) + 0.5) / fine) * units) / pixels;
      const y = ((Math.floor(pixel / pixels) + (Math.floor(point / fine) + 0.5) / fine) * units) / pixels;
      const top = layers.findLast((layer) => layer.covers(x, y));
      if (top === undefined) continue;
      [...top.colour, 255].forEach((value, channel) => (sum[channel] = (sum[channel] ?? 0) + value));
    }
    const covered = (sum[3] ?? 0) / 255;
    sum.forEach((value, channel) => {
      image[pixel * 4 + channel] = Math.round(value / (channel === 3 ? fine * fine : covered || 1));
    });
  }
  return image;
}
