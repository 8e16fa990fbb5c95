import { html } from '../core/html.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { icons, page } from '../core/page.ts';

export type Listed = { name: string; does: string; url: string; pageUrl?: string; hasControl?: boolean };

const css = `
.sims{display:grid;gap:1rem;margin-top:1.5rem;list-style:none;padding:0}.sims li{padding:1.25rem;display:grid;gap:.5rem;align-content:start}
.sims .faint{overflow-wrap:anywhere}.acts{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
@media (min-width:768px){.sims{grid-template-columns:1fr 1fr}}
`;

/** One page that tells which outside systems are simulated and where they are. */
export const startLanding = (simulators: readonly Listed[], listening: Listening = {}): Promise<Running> =>
  startHttpSimulator({
    ...listening,
    name: 'Simulators',
    routes: [
      {
        method: 'GET',
        path: /^\/$/,
        handle: () =>
          page({
            language: 'en',
            title: 'Simulators',
            skip: 'Skip to the content',
            css,
            policy: "frame-ancestors 'none'",
            bar: html`<span class="brand"><span class="mark">${icons.tools}</span><span><span>Simulators</span><span class="chip">Demonstration</span></span></span>`,
            main: html`<h1>Outside systems, simulated</h1><p class="lead">The product speaks to these as it would to the real services. They keep everything in memory and are reachable from this machine only.</p>
<ul class="sims">${simulators.map(
              ({
                name,
                does,
                url,
                pageUrl,
                hasControl = true,
              }) => html`<li class="card"><h2>${name}</h2><p>${does}</p><p class="faint num">${url}</p>
<div class="acts">${pageUrl === undefined ? '' : html`<a class="button soft" href="${pageUrl}">Open</a>`}${hasControl ? html`<a class="button" href="${(pageUrl ?? url).replace(/\/$/, '')}/__sim">Control</a>` : ''}</div></li>`,
            )}</ul>`,
          }),
      },
    ],
  });
