const mostByte = 127;

/** As whole numbers of one byte, and what one of them is worth. */
export const inBytes = (values: Float64Array): { readonly bytes: Int8Array; readonly scale: number } => {
  const most = values.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
  const scale = Number((most / mostByte).toPrecision(6));
  return { bytes: Int8Array.from(values, (value) => Math.round(value / scale)), scale };
};
