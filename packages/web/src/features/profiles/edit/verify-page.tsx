import { useQueryClient } from '@tanstack/react-query';
import { editProfile, getProfile } from '@tervita/contract/profiles';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ApiError, call, queryKeyOf, showError } from '../../../core/api/index.ts';
import { faultsOf } from '../../../core/form/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { toasts } from '../../../ui/toasts.ts';
import { CodePage, forgetSentCode, sentCode } from '../../auth/index.ts';
import { type EditField, keptEdit } from './edit-form.tsx';
import { pendingPassword } from './pending-password.ts';

const formPath = '/edit-profile';
const proofFields: readonly EditField[] = ['currentPassword'];
const proofCodes = { WRONG_PASSWORD: 'currentPassword' } as const;

/** The code that proves a new address. */
export function Component() {
  const { errors, profiles } = useProfileTexts();
  const { edit } = profiles;
  const { userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [sent] = useState(() => sentCode('PROFILE'));
  const email = sent?.email;
  if (!email) return <Navigate to={formPath} replace />;
  const check = async (otp: string) => {
    const currentPassword = pendingPassword.get();
    const proof = currentPassword === undefined ? {} : { currentPassword };
    const saved = await call(editProfile, { body: { email, otp, ...proof } });
    pendingPassword.set(undefined);
    client.setQueryData(queryKeyOf(getProfile, {}), saved);
    keptEdit(userId).write({});
    forgetSentCode('PROFILE');
    toasts.show({ tone: 'success', text: edit.emailSaved });
    await navigate(formPath, { replace: true });
  };
  const onRefused = (error: unknown) => {
    const faults = faultsOf(error, { fields: proofFields, byCode: proofCodes }, errors);
    const isTooOld = error instanceof ApiError && error.code === 'SIGN_IN_TOO_OLD';
    if (!isTooOld && Object.keys(faults).length === 0) return false;
    // The form asks for what is missing; what was typed is kept there.
    if (isTooOld) showError(error);
    void navigate(formPath, { state: isTooOld ? null : { faults } });
    return true;
  };
  return <CodePage purpose="PROFILE" {...{ sent, check, onRefused }} another={{ to: formPath }} />;
}
