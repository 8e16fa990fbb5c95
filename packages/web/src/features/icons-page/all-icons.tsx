import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { corePaths } from '../../ui/icons/core-paths.ts';
import { medicalPaths } from '../../ui/icons/medical-paths.ts';
import { staffPaths } from '../../ui/icons/staff-paths.ts';
import { MedicalIcon, type MedicalIconName } from '../../ui/medical-icon.tsx';
import { StaffIcon, type StaffIconName } from '../../ui/staff-icon.tsx';
import styles from './all-icons.module.css';
import type { PageTexts } from './page-texts.ts';

const namesOf = <Name extends string>(paths: Record<Name, string>) => Object.keys(paths) as Name[];

export const AllIcons = ({ t: { headings } }: { t: PageTexts }) => (
  <>
    <IconSet title={headings.coreIcons} component="Icon">
      {namesOf<IconName>(corePaths).map((name) => (
        <Named key={name} name={name}>
          <Icon name={name} size="lg" />
        </Named>
      ))}
    </IconSet>
    <IconSet title={headings.staffIcons} component="StaffIcon">
      {namesOf<StaffIconName>(staffPaths).map((name) => (
        <Named key={name} name={name}>
          <StaffIcon name={name} size="lg" />
        </Named>
      ))}
    </IconSet>
    <IconSet title={headings.medicalIcons} component="MedicalIcon">
      {namesOf<MedicalIconName>(medicalPaths).map((name) => (
        <Named key={name} name={name}>
          <MedicalIcon name={name} size="lg" />
        </Named>
      ))}
    </IconSet>
  </>
);

const IconSet = ({
  title,
  component,
  children,
}: {
  title: string;
  component: string;
  children: ReactNode;
}) => (
  <section>
    <h2 className={styles.title}>
      {title} <code className={styles.code}>{component}</code>
    </h2>
    <ul className={styles.icons}>{children}</ul>
  </section>
);

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={styles.icon}>
    {children}
    <span>{name}</span>
  </li>
);
