import { listPatientLists } from '@tervita/contract/clinics';
import { useLocation } from 'react-router';
import { useAnswer } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { loadPart } from '../../core/texts/index.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { isListOld } from './lists-table.tsx';
import styles from './old-lists-banner.module.css';
import { patientListsPart, usePatientListsTexts } from './texts.ts';

const anHour = 3_600_000;

/** On every page of an admin, while a list is older than a month; the pages of administration say it themselves. */
function OldListsBanner() {
  const { title, old: t } = usePatientListsTexts();
  const { list } = useFormat();
  const { pathname } = useLocation();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { data } = useAnswer(
    listPatientLists,
    { params: { clinicId } },
    { enabled: clinicId !== '', staleTime: anHour },
  );
  const old = data?.patientListWithClinicians.filter(isListOld) ?? [];
  if (old.length === 0 || pathname.startsWith('/admin')) return null;
  return (
    <section className={styles.banner} aria-label={title}>
      <Banner
        tone="turn"
        icon={<Icon name="clock" />}
        action={
          <LinkButton size="sm" variant="secondary" to="/admin">
            {t.see}
          </LinkButton>
        }
      >
        {t.banner(list(old.map(({ code }) => code)))}
      </Banner>
    </section>
  );
}

/** Its words come with it: the first load of the inbox has neither. */
export const withWords = async () => {
  await loadPart(patientListsPart);
  return { default: OldListsBanner };
};
