const steps = [60, 120, 240, 480, 960, 1_920, 3_840, 7_680];

/** The lines of a chart, in minutes: two or three whole steps up to the longest time. */
export const gridOf = (longest: number): { readonly top: number; readonly lines: readonly number[] } => {
  const step = steps.find((each) => each * 3 >= longest) ?? Math.ceil(longest / 3 / 480) * 480;
  const count = Math.max(1, Math.ceil(longest / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, at) => at * step) };
};
