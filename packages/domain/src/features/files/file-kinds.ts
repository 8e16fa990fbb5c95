/** What may be sent, and the endings that a name may have for it; the first is given to a name without one. */
export const fileKinds = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'text/plain': ['txt'],
  'application/rtf': ['rtf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'video/mp4': ['mp4', 'm4v', 'm4a'],
  'video/quicktime': ['mov'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/wav': ['wav'],
} as const;
export type MediaType = keyof typeof fileKinds;
export const mediaTypes = Object.keys(fileKinds) as [MediaType, ...MediaType[]];

/** For the file chooser and for a first look before anything is sent. */
export const fileEndings: readonly string[] = [...new Set(Object.values(fileKinds).flat())];

export const endingOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
};

export const mayBeSent = (name: string): boolean => {
  const ending = endingOf(name);
  return ending === '' || fileEndings.includes(ending);
};

/** A name that promises another kind than its content has is how people are tricked. */
export const nameAgrees = (name: string, type: MediaType): boolean => {
  const ending = endingOf(name);
  const endings: readonly string[] = fileKinds[type];
  return ending === '' || endings.includes(ending);
};

/** Browsers show these themselves. */
const shownAsPicture: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const isPicture = (type: string): boolean => shownAsPicture.includes(type);
