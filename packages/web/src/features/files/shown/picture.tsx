import { useQuery } from '@tanstack/react-query';
import type { FileItem } from '@tervita/contract/files';
import { useEffect, useState } from 'react';
import type { Side } from '../file-routes.ts';
import { useFileTexts } from '../texts.ts';
import { fetchFile } from './open-file.ts';

/** The browser draws it from its own memory: nothing uploaded has an address of ours to be opened at. */
export function BlobPicture({ blob, alt }: { blob: Blob; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url ? <img src={url} alt={alt} /> : null;
}

/** A picture that was sent, fetched by a link of its own. */
export function SentPicture({ file, side }: { file: FileItem; side: Side }) {
  const t = useFileTexts();
  const { data } = useQuery({
    queryKey: ['picture', side, file.id],
    queryFn: ({ signal }) => fetchFile(side, file.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ? <BlobPicture blob={data} alt={t.picture(file.name)} /> : null;
}
