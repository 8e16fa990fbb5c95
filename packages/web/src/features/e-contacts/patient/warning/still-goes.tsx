import type { Warning } from '@tervita/contract/e-contacts';
import { isOpenAt, nextOpening, type OpeningHours } from '@tervita/domain/clinics';
import { now } from '../../../../core/clock.ts';
import { useZone } from '../../../../core/format/index.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { IconTile } from '../../../../ui/icon-tile.tsx';
import { useWhenWords } from '../../../clinics/index.ts';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

/**
 * Sent already; the sign is told and the rest goes; going by itself, also if it is left; kept until it is sent; told so often
 * that it is not taken once more; or nothing of it got through.
 */
export type WhereItIs = 'SENT' | 'TOLD' | 'GOES' | 'KEPT' | 'TOLD_OFTEN' | 'NOT_TOLD';

interface Props {
  readonly action: Warning['action'];
  readonly clinic: { readonly name: string; readonly openingHours: OpeningHours } | undefined;
  /** What else is to be said about it. */
  readonly more?: string | undefined;
  readonly how?: WhereItIs;
  /** The hour at which it goes by itself. */
  readonly at?: string | undefined;
}

/** Undefined where the clinic has not said when it is open. */
const useOpenWords = (clinic: Props['clinic']): string | undefined => {
  const t = useWarningTexts();
  const zone = useZone();
  const hours = clinic?.openingHours;
  const whenWords = useWhenWords(hours?.timeZone ?? zone);
  if (!clinic || !hours) return undefined;
  if (isOpenAt(hours, now())) return t.isOpen(clinic.name);
  const opening = nextOpening(hours, now());
  return opening && t.isClosed(clinic.name, whenWords(opening));
};

/** Whoever is told to call for help must not fear that what they wrote is lost, nor wait for it to be read. */
export function StillGoes({ action, clinic, more, how = 'GOES', at }: Props) {
  const t = useWarningTexts();
  const open = useOpenWords(clinic);
  const marked = action === 'CLINIC_TODAY' ? t.isMarkedToday : t.isMarked;
  const words: Record<WhereItIs, { title: string; text: string }> = {
    SENT: { title: t.clinicHasIt, text: marked },
    TOLD: { title: t.clinicSeesIt, text: t.threadIsMarked },
    GOES: { title: at ? t.goesAlone(at) : t.stillGoes, text: marked },
    KEPT: { title: t.isKept, text: t.goesWhenSent },
    TOLD_OFTEN: { title: t.toldOften, text: '' },
    NOT_TOLD: { title: t.notTold, text: t.notToldText },
  };
  const { title, text } = words[how];
  return (
    <section className={styles.still}>
      <IconTile tone="wait">
        <Icon name="message" />
      </IconTile>
      <div className={styles.stillWords}>
        <h2 className={styles.stillTitle}>{title}</h2>
        <p className={styles.stillText}>{[text, open, more].filter(Boolean).join(' ')}</p>
      </div>
    </section>
  );
}
