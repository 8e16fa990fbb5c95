import type { Language } from '@tervita/domain/core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { firstPages } from './app/routes/first-pages.ts';
import { laterPages } from './app/routes/later-pages.ts';
import { pages } from './app/routes/pages.ts';
import { type Config, setConfig } from './core/config.ts';
import { setTexts } from './core/texts/index.ts';
import { Component as HomePage } from './features/home/home-page.tsx';
import { homePart } from './features/home/texts.ts';

/** The public home as HTML, so that it can be read before any script has run. */
export const renderHome = async (language: Language, config: Config): Promise<string> => {
  setConfig(config);
  await setTexts(language, homePart);
  return renderToString(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
};

/** Every built page: tests and the gallery of screens find a new one by themselves. */
export const screens = [...firstPages, ...pages, ...laterPages]
  .filter(({ load }) => load)
  .map(({ path, access }) => ({
    path,
    access,
  }));
