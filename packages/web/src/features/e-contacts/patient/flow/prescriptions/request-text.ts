import type { AskedPrescription } from '@tervita/contract/prescriptions';
import { textMax } from '@tervita/domain/e-contacts';
import type { PrescriptionsTexts } from '@tervita/texts/prescriptions-en';
import { frequencyInLine, medicineDetail, medicineName } from '../../../../prescriptions/index.ts';

type Texts = PrescriptionsTexts['prescriptions'];

const lineOf = (asked: AskedPrescription, t: Texts): string => {
  const detail = [medicineDetail(asked, t), frequencyInLine(asked, t)].filter(Boolean).join(', ');
  const words = [asked.indication, asked.comment].map((each) => each.trim()).filter(Boolean);
  return `• ${medicineName(asked)}: ${[detail, ...words].join('. ')}`;
};

/**
 * The request in words: what the thread, a mail to oneself or a page without these lists shows of it. The medicines
 * themselves go beside it, so words that are too long for a message are cut.
 */
export const requestText = (asked: readonly AskedPrescription[], t: Texts): string => {
  const part = (title: string, some: readonly AskedPrescription[]) =>
    some.length > 0 ? [[title, ...some.map((each) => lineOf(each, t))].join('\n')] : [];
  const text = [
    ...part(
      t.request.renew,
      asked.filter(({ previousId }) => previousId),
    ),
    ...part(
      t.request.ask,
      asked.filter(({ previousId }) => !previousId),
    ),
  ].join('\n\n');
  return text.length > textMax ? `${text.slice(0, textMax - 1)}…` : text;
};
