const light = `color-scheme:light;
--canvas:#F7F8F5;--surface:#FFF;--subtle:#F0F0ED;--hover:#F3F5F2;--border:#E4E4E0;--border-hover:#D0D4CF;--control:#828C89;
--text:#1F2725;--muted:#495451;--faint:#616B69;--on-fill:#FFF;--link:#05685D;
--primary:#05685D;--primary-hover:#024F46;--soft:#E8F9F5;--soft-hover:#D2F1EB;--soft-text:#024F46;
--turn:#FFF2E4;--turn-line:#BC7B00;--turn-text:#5E3B01;--wait:#E0EAFE;--wait-text:#213F83;--danger-text:#A21F2C;--danger-soft:#FEF1F0;--danger-line:#E35257;
--focus:#3054A6;--shadow:0 1px 2px rgb(17 25 23/.05),0 1px 1px rgb(17 25 23/.03);--shadow-2:0 2px 4px rgb(17 25 23/.04),0 6px 16px -4px rgb(17 25 23/.08);`;

const dark = `color-scheme:dark;
--canvas:#0B1110;--surface:#131A19;--subtle:#1B2221;--hover:#19201F;--border:#27302F;--border-hover:#384241;--control:#737F7D;
--text:#E9EEEC;--muted:#BBC3C0;--faint:#9CA6A3;--on-fill:#091714;--link:#77D1C2;
--primary:#5ABFAF;--primary-hover:#6ECFBF;--soft:#132F2A;--soft-hover:#183B36;--soft-text:#91DFD2;
--turn:#2F2313;--turn-line:#E8AA4E;--turn-text:#FAD295;--wait:#233356;--wait-text:#C2D6FE;--danger-text:#FEBAB6;--danger-soft:#391A1B;--danger-line:#F2696A;
--focus:#9DBDFF;--shadow:0 1px 2px rgb(0 0 0/.35);--shadow-2:0 2px 4px rgb(0 0 0/.3),0 8px 20px -6px rgb(0 0 0/.45);`;

const head = 'Manrope,Inter,system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif';

/** The look shared by the pages of all simulators. */
export const styles = `
:root{${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
body{margin:0;background:var(--canvas);color:var(--text);font:400 1.0625rem/1.625rem Inter,system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
h1,h2{font-family:${head};font-weight:700;letter-spacing:-.02em;margin:0;text-wrap:balance}
h1{font-size:1.6875rem;line-height:2.125rem}h2{font-size:1.1875rem;line-height:1.625rem}
p{margin:0}a{color:var(--link);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;z-index:9;background:var(--surface);padding:.75rem 1rem;border-radius:10px}
.bar{background:var(--surface);border-bottom:1px solid var(--border)}
.bar>div{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem;max-width:1160px;margin:auto;padding:.75rem 1rem;min-height:4rem}
.brand{display:flex;align-items:center;gap:.75rem;margin-right:auto;font:700 1.1875rem/1.5rem ${head};letter-spacing:-.02em;color:var(--text);text-decoration:none}
.mark{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:11px;background:var(--primary);color:var(--on-fill)}
svg{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;flex:none}
.brand>span:last-child{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .625rem}
.chip{border-radius:999px;padding:.125rem .625rem;background:var(--wait);color:var(--wait-text);font:600 .875rem/1.25rem Inter,system-ui,sans-serif;letter-spacing:0}
main{display:block;max-width:1160px;margin:auto;padding:1.75rem 1rem 4rem}
.lead{color:var(--muted);margin-top:.375rem;max-width:60ch}
.card{background:var(--surface);border:1px solid var(--border);border-radius:14px;box-shadow:var(--shadow)}
.notice{display:flex;gap:.75rem;padding:.875rem 1rem;border-radius:14px;background:var(--turn);color:var(--turn-text);font-size:.9375rem;line-height:1.375rem}
.notice svg{color:var(--turn-line)}
label{display:block;font-weight:600;font-size:.9375rem;line-height:1.375rem;margin-bottom:.25rem}
input,select{width:100%;min-height:3rem;padding:0 .875rem;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:var(--text);font:inherit}
input::placeholder{color:var(--faint);opacity:1}
button,.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.5rem 1.125rem;border:1px solid var(--border-hover);border-radius:10px;background:var(--surface);color:var(--text);font:600 1.0625rem/1.375rem Inter,system-ui,sans-serif;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--hover)}
.primary{background:var(--primary);border-color:transparent;color:var(--on-fill)}.primary:hover{background:var(--primary-hover)}
.soft{background:var(--soft);border-color:transparent;color:var(--soft-text)}.soft:hover{background:var(--soft-hover)}
.avatar{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:50%;background:var(--wait);color:var(--wait-text);font:600 .9375rem/1 Inter,system-ui,sans-serif}
.num{font-variant-numeric:tabular-nums}.faint{color:var(--faint);font-size:.9375rem;line-height:1.375rem}
.empty{padding:2.5rem 1.5rem;text-align:center;color:var(--muted)}
.empty h1{color:var(--text)}
.empty svg{width:40px;height:40px;color:var(--faint);margin-bottom:.5rem}
@media (min-width:576px){main{padding:2rem 1.5rem 4rem}.bar>div{padding:.75rem 1.5rem}}
@media (min-width:768px){h1{font-size:2.25rem;line-height:2.625rem}main{padding-top:2.75rem}}
@media (prefers-contrast:more){:root{--border:var(--control);--faint:var(--muted)}}
@media (forced-colors:active){.mark,.avatar,.brand>span:last-child{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .625rem}
.chip{border:1px solid}}
`;
