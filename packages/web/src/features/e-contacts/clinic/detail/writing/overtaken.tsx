import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { useEffect, useRef } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import styles from './writing.module.css';

/** What somebody said while one was writing, quoted here: nobody has to look for it behind the box. */
export function Overtaken({ by: { author, text, language } }: { by: TimelineEntry }) {
  const t = useClinicTexts().eContacts.reply;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const name = author.name ?? '';
  const byStaff = text === null ? t.colleagueChanged(name) : t.colleagueAnswered(name);
  return (
    <div ref={place}>
      <Callout tone="turn" role="alert" title={author.kind === 'STAFF' ? byStaff : t.patientWrote}>
        {text ? (
          <blockquote className={styles.quote} lang={language ?? undefined}>
            {text}
          </blockquote>
        ) : null}
      </Callout>
    </div>
  );
}
