import type { ClinicTexts } from '@tervita/texts/clinic-en';
import type { PublicTexts } from '@tervita/texts/public-en';
import type { SignedInTexts } from '@tervita/texts/signed-in-en';
import type { ComponentType } from 'react';
import type { Part } from '../../core/texts/index.ts';
import type { RouteRules } from '../guard.ts';

export type PageName =
  | keyof PublicTexts['publicPages']
  | keyof SignedInTexts['pages']
  | keyof ClinicTexts['clinicPages'];
/** own: the page draws all of itself. role: the layout of the role one works in. */
export type LayoutName = 'own' | 'public' | 'patient' | 'flow' | 'thread' | 'clinic' | 'role';

export interface PageRow extends RouteRules {
  readonly path: string;
  readonly title: PageName;
  readonly layout: LayoutName;
  /** Its own words, beside those of its layout. */
  readonly texts?: Part<unknown> | readonly Part<unknown>[];
  readonly load: () => Promise<{ Component: ComponentType }>;
}

/** What the shell reads from the route that is shown. */
export interface RouteHandle {
  readonly title: PageName;
}
