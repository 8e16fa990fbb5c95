export const mailStyles = `
.find{display:grid;grid-template-columns:1fr auto;gap:.25rem .5rem;max-width:640px;margin-top:1.5rem}.find label{grid-column:1/-1}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin:1rem 0}.tools .faint{margin-right:auto}
.tools a,.tools button{min-height:44px}
.list{list-style:none;margin:0;padding:0;overflow:hidden}
.list li+li{border-top:1px solid var(--border)}
.list .avatar{display:none}.list time{order:-1}
.list a{display:grid;gap:0 .875rem;align-items:start;padding:.875rem 1rem;color:var(--text);text-decoration:none}
.list a:hover{background:var(--hover)}.list a:focus-visible{outline-offset:-3px}
.list b{font-weight:600;line-height:1.375rem;overflow-wrap:anywhere}.list span{min-width:0}
.list small{display:block;color:var(--faint);font-size:.9375rem;line-height:1.375rem;overflow-wrap:anywhere}
.list .line{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;color:var(--muted)}
.list time{color:var(--faint);font-size:.875rem;line-height:1.375rem;white-space:nowrap}
.back{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;font-weight:600;text-decoration:none}
.meta{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0 1.5rem;padding:1rem;font-size:.9375rem;line-height:1.375rem}
.meta dt{color:var(--faint)}.meta dd{margin:0;overflow-wrap:anywhere}
.body{padding:1rem;margin-bottom:1.5rem}.body h2{margin-bottom:.75rem}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
pre.raw{font:.875rem/1.25rem ui-monospace,"Cascadia Mono","Noto Sans Mono",monospace;color:var(--muted)}
iframe{display:block;width:100%;height:26rem;resize:vertical;border:1px solid var(--border);border-radius:10px;background:#fff}
summary{padding:.625rem 0;font-weight:600;cursor:pointer}details.body{padding-block:.5rem}
h1{overflow-wrap:anywhere}
@media (min-width:576px){.list a{grid-template-columns:auto 1fr auto}.list .avatar{display:grid}.list time{order:0}}
@media (min-width:992px){.both{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:1.5rem}}
@media (min-width:768px){section.body,.meta{padding:1.25rem 1.5rem}.list a{padding:1rem 1.25rem}details.body{padding-inline:1.5rem}}
`;
