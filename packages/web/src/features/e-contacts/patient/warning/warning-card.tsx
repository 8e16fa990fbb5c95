import type { Warning } from '@tervita/contract/e-contacts';
import type { Country } from '@tervita/domain/core';
import { type ReactNode, useEffect } from 'react';
import { useConfig } from '../../../../core/config.ts';
import { useQuietPage } from '../../../../core/page/index.ts';
import { IconTile } from '../../../../ui/icon-tile.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { WithPhoneLinks } from '../../../../ui/phone-link.tsx';
import { DangerSignIcon } from '../../danger-signs/danger-sign-icon.tsx';
import { helpNumbersOf } from '../help-numbers.ts';
import { Calls } from './calls.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

interface Props {
  readonly warning: Warning;
  /** Whom it is about. */
  readonly who?: ReactNode;
}

const mostBeforeCall = 2;

/** One that was kept on the device before the country came with it has none: then the installation's. */
const useCountryToCall = ({ country }: Pick<Partial<Warning>, 'country'>): Country => {
  const ofInstallation = useConfig().prmFeatures.COUNTRY_CODE;
  return country ?? ofInstallation;
};

/** Why somebody must not wait for an answer, and whom to call. */
export function WarningCard({ warning, who }: Props) {
  const t = useWarningTexts();
  useQuietPage();
  const { action, title, text, signs } = warning;
  const country = useCountryToCall(warning);
  const numbers = helpNumbersOf(country);
  // Several signs would push the call under the edge of a phone.
  const isCallFirst = signs.length > mostBeforeCall;
  // It takes the place of a page that may have been scrolled.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <section className={styles.card} data-action={action} role="alert">
      <PageTitle takesFocus>{title}</PageTitle>
      {who}
      <p className={styles.flat}>
        <WithPhoneLinks text={text} numbers={numbers} />
      </p>
      {isCallFirst ? <Calls {...{ warning, country }} /> : null}
      {signs.length > 0 ? (
        <ul className={styles.signs} aria-label={t.ticked}>
          {signs.map(({ id, label }) => (
            <li key={label} className={styles.sign}>
              <IconTile tone={action === 'CLINIC_TODAY' ? 'idle' : 'danger'}>
                <DangerSignIcon sign={id} />
              </IconTile>
              <span className={styles.signWords}>{label}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {isCallFirst ? null : <Calls {...{ warning, country }} />}
    </section>
  );
}
