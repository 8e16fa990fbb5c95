import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../../core/api/api-error.ts';
import { faultsOf } from '../../../core/form/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { CodePage, forgetSentCode, sentCode } from '../../auth/index.ts';
import { completePath, keptProfile, sendProfile } from './completing.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';
import { Underage } from './underage.tsx';
import { useOwnProfile } from './use-own-profile.ts';

const fields: readonly ProfileField[] = [
  'firstName',
  'surname',
  'birthDate',
  'personalCode',
  'phone',
  'email',
];
const blank = Object.fromEntries(fields.map((field) => [field, ''])) as ProfileValues;

/** The code that proves the address of a profile which is being completed. */
export function VerifyProfile() {
  const { errors } = useProfileTexts();
  const { userId } = useUser();
  const navigate = useNavigate();
  const [sent] = useState(() => sentCode('PROFILE'));
  const [values] = useState((): ProfileValues => ({ ...blank, ...keptProfile(userId).read() }));
  const [isUnderage, setUnderage] = useState(false);
  const { profile } = useOwnProfile();
  if (isUnderage) return <Underage />;
  if (!sent || values.email === '') return <Navigate to={completePath()} replace />;
  const check = async (otp: string) => {
    const known = profile ?? { isVerified: false, birthDate: null };
    await navigate(await sendProfile(values, known, { userId, otp }), { replace: true });
  };
  const onRefused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'PERSON_IS_UNDERAGE') {
      setUnderage(true);
      return true;
    }
    const byCode = {
      GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT: 'email',
    } as const;
    const faults = faultsOf(error, { fields, byCode }, errors);
    if (Object.keys(faults).length === 0) return false;
    // The form has the field, so the fault is shown there.
    forgetSentCode('PROFILE');
    void navigate(completePath(), { state: { faults } });
    return true;
  };
  return <CodePage purpose="PROFILE" {...{ sent, check, onRefused }} another={{ to: completePath() }} />;
}
