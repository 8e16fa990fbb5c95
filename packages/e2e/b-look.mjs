import { chromium } from '@playwright/test';
const base='http://localhost:4177';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']});
const codeOnPage=(page,who)=>{const text=page.replaceAll('\n',' ');const at=text.indexOf(`<b>${who}</b>`);const before=text.slice(0,at);const v=before.slice(before.lastIndexOf('value="')+7);return v.slice(0,v.indexOf('"'));};
export const open=async({who='Emily Harcourt',lang='en',width=390,scheme='light'}={})=>{
 const ctx=await browser.newContext({baseURL:base,viewport:{width,height:width<768?844:900},colorScheme:scheme,reducedMotion:'reduce',deviceScaleFactor:1});
 const r=ctx.request,h={origin:base};
 const {url}=await (await r.post(base+'/api/dokobit-session',{headers:h,data:{}})).json();
 const picker=await (await r.get(url+(url.includes('?')?'&':'?')+'all=1')).text();
 const a=new URL(url);
 const chosen=await r.post(new URL(`${a.pathname}/choose`,a).href,{form:{person:codeOnPage(picker,who)},maxRedirects:0});
 const t=new URL(chosen.headers().location).searchParams.get('session_token');
 await r.post(base+'/api/login/dokobit',{headers:h,data:{returnToken:t}});
 const page=await ctx.newPage();
 await page.addInitScript((l)=>{localStorage.setItem('tervita.language',l);localStorage.setItem('tervita.PRM_COOKIE_CONSENT',JSON.stringify({analytics:false,until:'2999-01-01T00:00:00.000Z'}))},lang);
 page.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',m.text())});
 page.on('pageerror',e=>console.log('PAGEERROR',e.message));
 return page;
};
const get=async(p,path)=>(await p.request.get(base+'/api'+path)).json();
const find=async(page)=>{
 const a=(await get(page,'/patient/e-contacts?size=50')).eContacts, f=(await get(page,'/patient/e-contacts?finished=true&size=50')).eContacts;
 return {turn:a.find(e=>e.turn==='PATIENT'&&!e.openedAt),planned:a.find(e=>e.openedAt),done:f.find(e=>e.status==='COMPLETED'&&e.type==='REQUEST_VACCINATION'),rejected:f.find(e=>e.status==='REJECTED'),old:f.find(e=>e.type==='QUESTION')};
};
for (const look of [{lang:'en',scheme:'light'},{lang:'et',scheme:'dark'}]) {
 const page=await open(look); const f=await find(page); const n=look.lang+'-'+look.scheme;
 for (const k of ['turn','planned','done','rejected','old']) { await page.goto(`/e-contacts/${f[k].id}/timeline`); await page.waitForLoadState('networkidle'); await page.waitForTimeout(300); await page.screenshot({path:`/tmp/b-shots/${n}-${k}.png`}); if(k==='done'||k==='rejected') await page.screenshot({path:`/tmp/b-shots/${n}-${k}-full.png`,fullPage:true}); }
 await page.goto(`/e-contacts/${f.turn.id}/timeline`); await page.waitForLoadState('networkidle');
 await page.getByRole('banner').getByRole('button').last().click(); await page.waitForTimeout(400); await page.screenshot({path:`/tmp/b-shots/${n}-menu.png`});
 await page.getByRole('menuitem').first().click(); await page.getByRole('dialog').waitFor(); await page.getByRole('radio').last().check(); await page.waitForTimeout(300); await page.screenshot({path:`/tmp/b-shots/${n}-close.png`});
 await page.goto(`/e-contacts/${f.done.id}/timeline`); await page.waitForLoadState('networkidle');
 await page.getByRole('button',{name:/again|uuesti/}).click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); await page.screenshot({path:`/tmp/b-shots/${n}-reopen.png`});
 await page.goto('/my-e-contacts?tab=finished'); await page.waitForLoadState('networkidle'); await page.waitForTimeout(300); await page.screenshot({path:`/tmp/b-shots/${n}-finished.png`,fullPage:true});
}
const wide=await open({width:1440}); const f=await find(wide);
for (const k of ['done','rejected','turn']) {await wide.goto(`/e-contacts/${f[k].id}/timeline`); await wide.waitForLoadState('networkidle'); await wide.waitForTimeout(300); await wide.screenshot({path:`/tmp/b-shots/wide-${k}.png`});}
await browser.close();
