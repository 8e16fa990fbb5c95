import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { searchPatients } from '@tervita/contract/patients';
import { phaseOf } from '@tervita/domain/e-contacts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnswer } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { PickOption } from '../../ui/pick-list.tsx';

const restMs = 150;
const fewest = 2;
const most = 5;

const useRested = (text: string): string => {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim().length < fewest ? '' : text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`;

/** Patients by name, code or e-mail: with the e-contact that changed last, or the way to a first one. */
export const useFound = (typed: string) => {
  const { eContacts, problemTypes } = useClinicTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const search = useRested(typed);
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const options = { enabled: search !== '' && clinicId !== '', keepsPrevious: true };
  const rows = useAnswer(listClinicEContacts, { query: { clinicId, search, size: String(most) } }, options);
  const patients = useAnswer(searchPatients, { query: { clinicId, search } }, options);
  const isAsked = search !== '' && typed.trim() !== '';
  const about = (birthDate: string | null, listCode: string | null) =>
    [birthDate ? format.shortAge(birthDate) : '', listCode ?? ''].filter(Boolean);
  const withEContact = (isAsked ? (rows.data?.eContacts ?? []) : []).map((row) => ({
    memberId: row.patient.clinicMemberId,
    address: `/e-contacts/${row.id}`,
    name: nameOf(row.patient),
    hint: [
      ...about(row.patient.birthDate, row.patient.listCode),
      `${problemTypes.labels[row.type]}, ${eContacts.status[phaseOf(row)]}`,
    ],
  }));
  const without = (isAsked ? (patients.data?.patients ?? []) : [])
    .filter(({ clinicMemberId }) => !withEContact.some(({ memberId }) => memberId === clinicMemberId))
    .map((patient) => ({
      memberId: patient.clinicMemberId,
      address: `/clinic-e-contacts/new?kind=to-patient&patient=${patient.clinicMemberId}`,
      name: nameOf(patient),
      hint: [...about(patient.birthDate, patient.listCode), eContacts.inbox.new],
    }));
  const found = [...withEContact, ...without].slice(0, most);
  return {
    options: found.map(
      ({ address, name, hint }): PickOption => ({
        value: address,
        label: name,
        hint: hint.join(' · '),
        icon: <Avatar name={name} size="sm" />,
        isFound: true,
      }),
    ),
    /** False: it is none of these. */
    pick: (address: string): boolean => {
      const isMine = found.some((each) => each.address === address);
      if (isMine) void navigate(address);
      return isMine;
    },
  };
};
