import { useQueryClient } from '@tanstack/react-query';
import { editProfile, getProfile } from '@tervita/contract/profiles';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call, queryKeyOf } from '../../../core/api/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { toasts } from '../../../ui/toasts.ts';
import { CodePage, forgetSentCode, sentCode } from '../../auth/index.ts';
import { keptEdit } from './edit-form.tsx';

const formPath = '/edit-profile';

/** The code that proves a new address. */
export function Component() {
  const { edit } = useProfileTexts().profiles;
  const { userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [sent] = useState(() => sentCode('PROFILE'));
  const email = sent?.email;
  if (!email) return <Navigate to={formPath} replace />;
  const check = async (otp: string) => {
    const saved = await call(editProfile, { body: { email, otp } });
    client.setQueryData(queryKeyOf(getProfile, {}), saved);
    keptEdit(userId).write({});
    forgetSentCode('PROFILE');
    toasts.show({ tone: 'success', text: edit.emailSaved });
    await navigate(formPath, { replace: true });
  };
  return <CodePage purpose="PROFILE" {...{ sent, check }} another={{ to: formPath }} />;
}
