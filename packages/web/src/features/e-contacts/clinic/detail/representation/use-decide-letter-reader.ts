import { useQueryClient } from '@tanstack/react-query';
import { type ClinicEContactDetail, decideLetterReader } from '@tervita/contract/e-contacts';
import type { LetterReaderDecision } from '@tervita/domain/e-contacts';
import { call } from '../../../../../core/api/index.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { atOnce } from '../../actions/at-once.ts';
import { keepVersions, showInDetail } from '../../actions/cached.ts';
import { focusHeading } from '../focus-heading.ts';
import { useWorkingTexts } from '../texts.ts';

export type LetterReader = ClinicEContactDetail['letterReaders'][number];

/** Says for the clinic whether somebody who opened the thread by a letter is whom it was written to. */
export const useDecideLetterReader = (detail: ClinicEContactDetail) => {
  const client = useQueryClient();
  const t = useWorkingTexts().letter;
  return (reader: LetterReader, decision: LetterReaderDecision): void => {
    const { id, version } = detail;
    const { openingId, name, receiverName } = reader;
    // Who decided and when comes with the server's answer.
    const letterReaders = detail.letterReaders.map((each) =>
      each.openingId === openingId ? { ...each, decision } : each,
    );
    void atOnce(client, {
      show: () => showInDetail(client, detail, { letterReaders }),
      send: () =>
        call(
          decideLetterReader,
          { params: { id }, body: { openingId, decision } },
          { seen: version, key: crypto.randomUUID() },
        ),
      onDone: (moved) => {
        keepVersions(client, [moved]);
        const text = decision === 'CONFIRMED' ? t.confirmed(receiverName) : t.refused(name);
        toasts.show({ tone: 'success', text });
      },
    });
    // The bar goes, and with it the button that had the keys.
    focusHeading();
  };
};
