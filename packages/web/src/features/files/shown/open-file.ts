import { call } from '../../../core/api/index.ts';
import { fileRoutes, type Side } from '../file-routes.ts';

const linkTo = async (side: Side, id: string): Promise<string> =>
  (await call(fileRoutes[side].link, { params: { id } })).url;

/** Given as a download, under the name it was sent with. */
export const downloadFile = async (side: Side, id: string): Promise<void> => {
  const link = document.createElement('a');
  link.href = await linkTo(side, id);
  link.download = '';
  link.click();
};

export const fetchFile = async (side: Side, id: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(await linkTo(side, id), { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error('no picture');
  return response.blob();
};
