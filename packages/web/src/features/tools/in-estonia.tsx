import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useConfig } from '../../core/config.ts';

/** Risk tables, units and targets are those of Estonia's guidelines: elsewhere the menu has no tools, and an address leads to none. */
export function InEstonia({ children }: { readonly children: ReactNode }) {
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  return country === 'EE' ? children : <Navigate replace to="/permission-denied" />;
}
