import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FormNotices } from './form-notices.tsx';
import styles from './form-page.module.css';
import type { FormState } from './use-form.ts';

interface PageProps {
  /** Over the title: a sign. */
  above?: ReactNode;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One column with a title: a form, or a list of settings. */
export const ColumnPage = ({ above, title, lead, children }: PageProps) => (
  <div className={styles.page}>
    {above}
    <PageTitle>{title}</PageTitle>
    {lead ? <p className={styles.lead}>{lead}</p> : null}
    {children}
  </div>
);

/** Fields that stand side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** Links below a form. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

interface BodyProps {
  form: FormState;
  sendLabel: string;
  pendingLabel: string;
  /** What can be done about a refusal. */
  action?: ReactNode;
  children: ReactNode;
}

export const FormBody = ({ form, sendLabel, pendingLabel, action, children }: BodyProps) => (
  <form className={styles.form} onSubmit={form.submit} noValidate>
    <FormNotices form={form} action={action} />
    {children}
    <Button type="submit" isPending={form.isSending} pendingLabel={pendingLabel}>
      {sendLabel}
    </Button>
  </form>
);

interface Props extends PageProps, Omit<BodyProps, 'children'> {
  /** Above the card: what the person should know first. */
  notice?: ReactNode;
  /** Below the button: what helps with the form and is no part of it. */
  after?: ReactNode;
  foot?: ReactNode;
}

/** A page that is one form. */
export const FormPage = ({ title, lead, notice, after, foot, children, ...body }: Props) => (
  <ColumnPage title={title} lead={lead}>
    {notice}
    <Card>
      <FormBody {...body}>{children}</FormBody>
      {after ? <div className={styles.after}>{after}</div> : null}
    </Card>
    {foot ? <FormFoot>{foot}</FormFoot> : null}
  </ColumnPage>
);
