import { getProfile } from '@tervita/contract/profiles';
import { sendSupportMessage } from '@tervita/contract/support';
import { emailFault } from '@tervita/domain/persons';
import {
  type SupportTopic,
  supportDescriptionMax,
  supportSubjectMax,
  supportTopics,
} from '@tervita/domain/support';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, supportMail, useAnswer } from '../../core/api/index.ts';
import {
  ColumnPage,
  type Faults,
  FormBody,
  keptAsDraft,
  useForm,
  type Values,
} from '../../core/form/index.ts';
import { useUser } from '../../core/session/index.ts';
import { useAccountTexts } from '../../core/texts/account.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { browserName } from './browser-name.ts';
import styles from './help.module.css';
import { SupportSent } from './support-sent.tsx';
import { useHelpTexts } from './texts.ts';
import { useAudience } from './use-audience.ts';

type Field = 'subject' | 'description' | 'email';

const lengthOf = (text: string) => [...text.trim()].length;

const check = ({ subject, description, email }: Values<Field>): Faults<Field> => {
  const wrongEmail = email.trim() === '' ? 'required' : emailFault(email.trim());
  return {
    ...(lengthOf(subject) === 0 ? { subject: 'required' } : {}),
    ...(lengthOf(subject) > supportSubjectMax ? { subject: 'tooLong' } : {}),
    ...(lengthOf(description) === 0 ? { description: 'required' } : {}),
    ...(lengthOf(description) > supportDescriptionMax ? { description: 'tooLong' } : {}),
    ...(wrongEmail ? { email: wrongEmail } : {}),
  };
};

/** The number of an error that was seen; nothing that somebody else has put into the address. */
const useSeenError = (): string | null => {
  const [params] = useSearchParams();
  const id = params.get('error') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
};

function Along({ requestId, browser }: { requestId: string | null; browser: string }) {
  const t = useHelpTexts().form;
  const isPatient = useAudience() === 'patient';
  return (
    <section className={styles.along} aria-label={t.along}>
      <h2>{t.along}</h2>
      <ul>
        {requestId ? <li>{t.error(requestId)}</li> : null}
        {browser ? <li>{t.browser(browser)}</li> : null}
        <li>{isPatient ? t.nothingElse : t.nothingElseStaff}</li>
      </ul>
    </section>
  );
}

/** What was typed, as a letter: for when the server does not take it. */
function LetterLink({
  subject,
  description,
  end,
}: Pick<Values<Field>, 'subject' | 'description'> & { end: string }) {
  const { byMail } = useHelpTexts().form;
  const letter = supportMail({ subject, body: description, end });
  return letter ? (
    <LinkButton variant="ghost" to={letter}>
      {byMail}
    </LinkButton>
  ) : null;
}

interface FieldsProps {
  readonly firstTopic: SupportTopic;
  readonly ownEmail: string;
  readonly onSent: (sent: ComponentProps<typeof SupportSent>) => void;
}

function Fields({ firstTopic, ownEmail, onSent }: FieldsProps) {
  const t = useHelpTexts().form;
  const { core } = useAccountTexts();
  const { userId } = useUser();
  const [topic, setTopic] = useState(firstTopic);
  const requestId = useSeenError();
  const browser = browserName(navigator.userAgent);
  const key = useRef(crypto.randomUUID());
  const kept = keptAsDraft(userId, `support/${firstTopic}`);
  const form = useForm<Field>({
    initial: { subject: '', description: '', email: ownEmail },
    labels: { subject: t.subject, description: t.description[topic], email: t.email },
    check,
    kept: { in: kept, fields: ['subject', 'description'] },
    send: async ({ subject, description, email }) => {
      const body = { topic, subject, description, email: email.trim(), requestId, browser: browser || null };
      const { reference } = await call(sendSupportMessage, { body }, { key: key.current });
      kept.write({});
      onSent({ reference, email: email.trim(), isOwnEmail: email.trim() === ownEmail });
    },
  });
  const { onChange: _, ...description } = form.bind('description');
  const byMail = form.notice ? (
    <LetterLink {...form.values} end={requestId ? t.error(requestId) : ''} />
  ) : undefined;
  return (
    <FormBody form={form} sendLabel={t.send} pendingLabel={t.sending} action={byMail}>
      <div className={styles.topic}>
        <span aria-hidden="true">{t.topic}</span>
        <LazyMenu
          label={t.topic}
          selected={topic}
          onSelect={(chosen) => setTopic(chosen as SupportTopic)}
          entries={supportTopics.map((value) => ({ value, label: t.topics[value] }))}
          trigger={
            <Button variant="secondary" trailingIcon={<Icon name="chevron-down" size="sm" />}>
              {t.topics[topic]}
            </Button>
          }
        />
      </div>
      <TextField label={t.subject} {...form.bind('subject')} />
      <TextArea
        label={t.description[topic]}
        rows={5}
        limit={supportDescriptionMax}
        announceLeft={core.charactersLeft}
        {...description}
        onChange={(event) => form.set('description', event.target.value)}
      />
      <TextField label={t.email} type="email" autoComplete="email" {...form.bind('email')} />
      <Along {...{ requestId, browser }} />
    </FormBody>
  );
}

interface Props {
  readonly topic: SupportTopic;
  readonly title: string;
  /** Above the form: what may help without it. */
  readonly before?: ReactNode;
}

/** A message to support, and then its number. */
export function SupportForm({ topic, title, before }: Props) {
  const t = useHelpTexts().form;
  const { core } = useAccountTexts();
  const isPatient = useAudience() === 'patient';
  const { data, isError } = useAnswer(getProfile);
  const [sent, setSent] = useState<ComponentProps<typeof SupportSent>>();
  if (sent) return <SupportSent {...sent} />;
  return (
    <ColumnPage title={title} lead={isPatient ? t.lead : t.leadStaff}>
      {before}
      <Card>
        {data || isError ? (
          <Fields firstTopic={topic} ownEmail={data?.email ?? ''} onSent={setSent} />
        ) : (
          <SkeletonRows label={core.loading} />
        )}
      </Card>
    </ColumnPage>
  );
}
