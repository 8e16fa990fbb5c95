import { useQueryClient } from '@tanstack/react-query';
import type { ClinicEContactDetail, getClinicEContact } from '@tervita/contract/e-contacts';
import { Link } from 'react-router';
import { queryKeyOf } from '../../core/api/index.ts';
import { light } from '../../core/api/light.ts';
import { keysOnlyHere } from '../../core/drafts/drafts.ts';
import { useUser } from '../../core/session/index.ts';
import { useTexts } from '../../core/texts/index.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

const detailRoute = light<typeof getClinicEContact>('GET', '/clinic/e-contacts/:id');

/** Names come from what this tab has read: to ask for them would count as opening the e-contact. */
const useUnsavedEContacts = () => {
  const { userId } = useUser();
  const client = useQueryClient();
  const ids = keysOnlyHere(userId).flatMap((key) => /^(?:reply|note)\/(.+)$/.exec(key)?.[1] ?? []);
  return [...new Set(ids)].map((id) => {
    const detail = client.getQueryData<ClinicEContactDetail>(queryKeyOf(detailRoute, { params: { id } }));
    return { id, name: detail && `${detail.patient.firstName} ${detail.patient.surname}` };
  });
};

function UnsavedEContacts({ onFollow }: { onFollow: () => void }) {
  const { leaving } = useTexts().session;
  const eContacts = useUnsavedEContacts();
  if (eContacts.length === 0) return null;
  return (
    <>
      <p>{leaving.where}</p>
      <ul>
        {eContacts.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/e-contacts/${id}`} onClick={onFollow}>
              {name ?? leaving.eContact}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Tells staff besides in which e-contacts they typed what is not saved. */
export const LeavingSignedIn = () => (
  <LeavingDialog>{(stay) => <UnsavedEContacts onFollow={stay} />}</LeavingDialog>
);
