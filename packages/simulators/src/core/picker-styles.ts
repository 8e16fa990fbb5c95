export const pickerStyles = `
.langs{display:flex;gap:.125rem}
.langs a{display:grid;place-items:center;min-width:44px;min-height:44px;border-radius:10px;color:var(--muted);text-decoration:none;font-weight:600;font-size:.9375rem}
.langs a:hover{background:var(--hover)}.langs a[aria-current]{background:var(--soft);color:var(--soft-text)}
.notice{margin-top:1.25rem}
.cols{display:grid;gap:2rem;margin-top:1.5rem}
.find{display:grid;grid-template-columns:1fr auto;gap:.25rem .5rem}
.find label,.find p{grid-column:1/-1}
.result{display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem}.result>*{margin-top:.375rem}
.result a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
.group{margin-top:1.25rem}.group h2{display:flex;align-items:baseline;gap:.5rem;margin-bottom:.625rem}
.group ul{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
.person{width:100%;height:100%;justify-content:flex-start;text-align:left;gap:.75rem;padding:.75rem .875rem;min-height:72px;border-radius:14px;border-color:var(--border);box-shadow:var(--shadow);font-weight:400}
.person:hover{border-color:var(--border-hover);box-shadow:var(--shadow-2)}
.person b{display:block;font-weight:600;line-height:1.375rem}.person>span:nth-child(2){min-width:0;flex:1;overflow-wrap:anywhere}
.person small{display:block;color:var(--faint);font-size:.9375rem;line-height:1.25rem}.person>svg{color:var(--faint)}
.more{margin-top:.625rem}
.side{display:grid;gap:1rem;align-content:start}
.side section{padding:1.25rem 1rem}.side form{display:grid;gap:.875rem;margin-top:.875rem}
.side .faint{margin-top:.125rem}.fails button{width:100%}
.leave{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;margin-bottom:.25rem;font-weight:600;text-decoration:none}.leave:hover{text-decoration:underline}
.state{max-width:560px;margin:2rem auto 0;padding:2rem 1.5rem}.state .button{margin-top:1.25rem}
@media (max-width:575px){.langs{margin-left:-.75rem}}
@media (min-width:768px){.group ul{grid-template-columns:1fr 1fr}.side section{padding:1.5rem}}
@media (min-width:992px){.cols{grid-template-columns:minmax(0,1fr) 344px;gap:2.5rem}}
`;
