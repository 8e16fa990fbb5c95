import type { Language } from '@tervita/domain/core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { firstPages } from './app/routes/first-pages.ts';
import { laterPages } from './app/routes/later-pages.ts';
import { pages } from './app/routes/pages.ts';
import { type Config, setConfig } from './core/config.ts';
import { currentPart, setTexts } from './core/texts/index.ts';
import { Component as HomePage } from './features/home/home-page.tsx';
import { homePart } from './features/home/texts.ts';

/** The public home as HTML, so that it can be read before any script has run, and the sentence that search engines show. */
export const renderHome = async (
  language: Language,
  config: Config,
): Promise<{ html: string; description: string }> => {
  setConfig(config);
  await setTexts(language, homePart);
  const html = renderToString(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  return { html, description: currentPart(homePart).home.description };
};

/** Every built page: tests and the gallery of screens find a new one by themselves. */
export const screens = [...firstPages, ...pages, ...laterPages]
  .filter(({ load }) => load)
  .map(({ path, access }) => ({
    path,
    access,
  }));
