import { type ClinicEContactDetail, downloadEContactPdf } from '@tervita/contract/e-contacts';
import { pdfNameOf } from '@tervita/domain/e-contacts';
import { useCallback, useRef } from 'react';
import { call, showError } from '../../../../core/api/index.ts';
import { useZone } from '../../../../core/format/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { useWorkingTexts } from './texts.ts';

const save = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Made by the server, in the language of this screen. One at a time: a second press waits for the first. */
export const usePdf = (detail: ClinicEContactDetail): ((withNotes: boolean) => void) => {
  const t = useWorkingTexts().pdf;
  const locale = useLanguage();
  const zone = useZone();
  const isUnderWay = useRef(false);
  return useCallback(
    (withNotes) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const close = toasts.show({ tone: 'info', text: t.making });
      const query = { locale, ...(withNotes ? { notes: 'true' as const } : {}) };
      // The route answers with a file, which `call` gives as it is.
      (call(downloadEContactPdf, { params: { id: detail.id }, query }) as Promise<unknown>)
        .then((content) => save(content as Blob, pdfNameOf(detail, zone)))
        .catch(showError)
        .finally(() => {
          isUnderWay.current = false;
          close();
        });
    },
    [detail, locale, t, zone],
  );
};
