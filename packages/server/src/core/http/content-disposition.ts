/** RFC 5987: everything but these is written as bytes. */
const attribute = /[^A-Za-z0-9!#$&+.^_`|~-]/g;

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: a plain name for old readers and the whole one for the others; always a download. */
export const contentDisposition = (name: string): string => {
  const plain = name.normalize('NFKD').replace(attribute, '_').replace(/^\.+/, '_').slice(0, 150);
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${encoded(name)}`;
};
