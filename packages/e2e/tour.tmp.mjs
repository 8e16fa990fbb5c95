import { chromium } from '@playwright/test';
import { signIn } from './src/core/sign-in.ts';
const base='http://localhost:4171'; process.env.E2E_URL=base;
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking']});
const config=await (await fetch(base+'/api/config')).json();
const codeFor=async(to)=>{for(let i=0;i<40;i++){const l=await (await fetch(config.demoMailbox+'/__sim/messages?to='+encodeURIComponent(to))).json(); if(l[0]){return /\d{6}/.exec(l[0].subject)[0];} await new Promise(r=>setTimeout(r,100));} throw new Error('no mail '+to)};
const which=process.argv[2]??'all';
const ctxs=async(opts)=>{const c=await browser.newContext({baseURL:base,viewport:{width:opts.width,height:opts.width<768?844:900},colorScheme:opts.scheme,reducedMotion:'reduce',locale:'et-EE',timezoneId:'Europe/Tallinn'}); await c.addInitScript((l)=>{ if(!localStorage.getItem('tervita.language')) localStorage.setItem('tervita.language',l)},opts.language); return c;};
const looks=[{language:'en',width:390,scheme:'light'},{language:'et',width:1440,scheme:'dark'}];
const extra={ru:{language:'ru',width:390,scheme:'dark'},en:{language:'en',width:1440,scheme:'light'}};
if(process.argv[3]) looks.splice(0,2,extra[process.argv[3]]);
let n=Date.now()%1000000;
for(const look of looks){
  const tag=`${look.language}-${look.width}-${look.scheme}`;
  const shot=async(page,name)=>{await page.waitForTimeout(350); await page.screenshot({path:`/tmp/wa-shots/${name}--${tag}.png`,fullPage:true});};
  const watch=(page)=>{page.on('pageerror',e=>console.log(tag,'PAGEERROR',e.message));page.on('console',m=>{if(m.type()==='error')console.log(tag,'console',m.text(),m.location().url)});};
  try{
  if(which==='all'||which==='public'){
    const c=await ctxs(look); const page=await c.newPage(); watch(page);
    await page.goto('/login-with-password'); await shot(page,'01-login');
    await page.locator('button[type=submit]').click(); await shot(page,'02-login-empty');
    await page.locator('input[type=email]').fill('mari@gmail.ee'); await page.locator('input[name=password]').fill('nonsense-x'); await shot(page,'03-login-gmail');
    await page.locator('input[type=email]').fill('mari@example.com'); await page.locator('button[type=submit]').click(); await page.waitForTimeout(700); await shot(page,'04-login-wrong'); console.log('focus', await page.evaluate(()=>document.activeElement.name));
    await page.goto('/signup-with-password'); await page.locator('input[type=email]').fill(`kask${++n}@example.com`); await page.locator('input[name=password]').fill('tamm ja kask'); await shot(page,'05-signup');
    await page.locator('input[name=repeat]').fill('tamm ja kask'); const email=await page.locator('input[type=email]').inputValue(); await page.locator('button[type=submit]').click();
    await page.waitForURL(/verify-otp/); await shot(page,'06-code'); console.log('focus', await page.evaluate(()=>document.activeElement.autocomplete));
    await page.keyboard.type('000000'); await page.waitForTimeout(700); await shot(page,'07-code-wrong'); console.log('focus', await page.evaluate(()=>document.activeElement.autocomplete));
    await page.keyboard.type(await codeFor(email)); await page.waitForURL(u=>!u.pathname.includes('signup-with')); await page.waitForTimeout(800); console.log('after signup', page.url());
    await shot(page,'08-after-signup');
    await c.close();
    const c2=await ctxs(look); const p2=await c2.newPage(); watch(p2);
    await p2.goto('/reset-password'); await p2.locator('input[type=email]').fill(email); await shot(p2,'09-reset'); await p2.locator('button[type=submit]').click(); await p2.waitForURL(/verify-otp/); await shot(p2,'10-reset-code');
    await p2.locator('button[type=submit]').click(); await shot(p2,'11-reset-errors');
    await p2.goto('/permission-denied'); await shot(p2,'12-denied-anon'); await p2.goto('/verify-email-with-otp'); await shot(p2,'13-nothing-sent');
    await c2.close();
  }
  if(which==='all'||which==='profile'){
    const c=await ctxs(look); await signIn(c,'Kaspar Lindvere'); const page=await c.newPage(); watch(page);
    await page.goto('/my-e-contacts'); await page.waitForURL(/signup|consents|my-e/); await page.waitForTimeout(600); console.log('kaspar', page.url()); await shot(page,'20-complete');
    await page.locator('button[type=submit]').click(); await shot(page,'21-complete-errors');
    await c.close();
  }
  if(which==='all'||which==='settings'){
    for(const who of ['Mari Lepaste','Liis Kasemaa']){
    const c=await ctxs(look); await signIn(c,who); const page=await c.newPage(); watch(page); const w=who[0];
    await page.goto('/settings'); await page.waitForTimeout(900); await shot(page,`30-settings-${w}`);
    if(w==='L'){ await page.getByRole('button',{name:/Set up the app|Seadista rakendus|Настроить/}).click(); await page.waitForTimeout(800); await shot(page,'31-app'); }
    await page.goto('/edit-profile'); await page.waitForTimeout(700); await shot(page,`32-edit-${w}`);
    await page.goto('/permission-denied'); await shot(page,`33-denied-${w}`);
    await c.close(); }
  }
  }catch(e){console.log(tag,'FAILED',e.message.slice(0,400));}
}
await browser.close();
