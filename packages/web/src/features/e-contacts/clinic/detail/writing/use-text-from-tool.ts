import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, showError } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { forgetLastEContact, keepLastEContact } from '../../../../../core/last-e-contact.ts';
import { fullName } from '../../actions/acted.ts';
import { can } from '../../actions/can.ts';
import type { InsertPlace } from './insert-text.ts';

/** The result of a calculator comes into the reply of the e-contact that was open before it, once. */
export const useTextFromTool = (
  detail: ClinicEContactDetail,
  insert: (text: string, place: InsertPlace) => void,
): void => {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const text = (state as { intoReply?: string } | null)?.intoReply;
  const isOpen = can('reply', detail);
  const { yearsOld } = useFormat();
  const { id, patient } = detail;
  const name = fullName(patient);
  const sex = patient.sex === 'NOT_DISCLOSED' ? undefined : patient.sex;
  const age = patient.birthDate ? yearsOld(patient.birthDate) : undefined;
  // Words that were kept come back with the first look at the page: the result goes below them, never over them.
  const [hasKeptWords, setKeptWords] = useState(false);
  useEffect(() => setKeptWords(true), []);
  useEffect(() => {
    if (isOpen) keepLastEContact({ id, name, sex, age });
    else forgetLastEContact();
  }, [isOpen, id, name, sex, age]);
  useEffect(() => {
    if (!text || !hasKeptWords) return;
    // A colleague has closed it meanwhile: there is no reply to put it into.
    if (isOpen) insert(text, 'end');
    else showError(new ApiError({ status: 468, code: 'E_CONTACT_ALREADY_CLOSED' }));
    // Else a reload or Back would put it there again, after it was sent.
    void navigate(pathname + search + hash, { replace: true, state: null });
  }, [text, isOpen, hasKeptWords, insert, navigate, pathname, search, hash]);
};
