import { useQueryClient } from '@tanstack/react-query';
import type { ListImport } from '@tervita/contract/clinic-import';
import { listPatientLists } from '@tervita/contract/clinics';
import { countPatients, listMembers } from '@tervita/contract/patients';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryKeyOf, showError } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { selectClinic, useUser } from '../../core/session/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './clinic-import.module.css';
import { Counts } from './counts.tsx';
import { Panel } from './panel.tsx';
import { ProblemRows } from './problem-rows.tsx';
import { dashboardPath } from './register/sign-in-panel.tsx';
import { useClinicImportTexts } from './texts.ts';

/** What was read of the lists before is old now. */
const useFreshLists = () => {
  const client = useQueryClient();
  useEffect(() => {
    for (const route of [listPatientLists, countPatients, listMembers])
      client.invalidateQueries({ queryKey: queryKeyOf(route) }).catch(showError);
  }, [client]);
};

/** Of those whom the person administers, the one after this; undefined when it is the only one. */
const useNextClinic = (clinicId: string): string | undefined => {
  const ids = useUser()
    .employments.filter(({ isAdmin }) => isAdmin)
    .map((each) => each.clinicId);
  const others = [...ids.slice(ids.indexOf(clinicId) + 1), ...ids.slice(0, ids.indexOf(clinicId))];
  return others[0];
};

export function DoneImport({ shown }: { shown: ListImport }) {
  const all = useClinicImportTexts();
  const t = all.result;
  const { moment, number } = useFormat();
  useFreshLists();
  const next = useNextClinic(shown.clinicId);
  const navigate = useNavigate();
  const finishedAt = shown.finishedAt ?? shown.startedAt;
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(shown.startedAt)) / 1000);
  const lists = shown.lists.length;
  return (
    <Panel title={t.title} number={4}>
      <div className={styles.between}>
        <strong className={styles.big} role="status">
          <Icon name="circle-check" />
          {shown.problems > 0 ? t.importedWithOdd(lists, number(shown.problems)) : t.imported(lists)}
        </strong>
        <span className={styles.quiet}>
          {t.at(moment(finishedAt), t.minutes(Math.floor(seconds / 60), seconds % 60))}
        </span>
      </div>
      <Counts counts={shown} />
      <ProblemRows shown={shown} />
      <div className={styles.end}>
        {shown.source === 'REGISTER' && next ? (
          <Button
            variant="ghost"
            onPress={() => {
              selectClinic(next);
              void navigate(dashboardPath);
            }}
          >
            {all.lists.next}
          </Button>
        ) : null}
        <LinkButton variant="secondary" to="/admin">
          {all.toLists}
        </LinkButton>
      </div>
    </Panel>
  );
}
