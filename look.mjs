import { chromium } from '@playwright/test';
const base='http://localhost:5400';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const sizes={phone:{width:390,height:844},desktop:{width:1280,height:800}};
const email=`look${Date.now()}@example.com`;
let first=true;
for (const [name,viewport] of Object.entries(sizes)) for (const scheme of ['light','dark']) {
  const c=await b.newContext({viewport,colorScheme:scheme,baseURL:base});
  const p=await c.newPage();
  p.on('console',m=>{ if(m.type()==='error') console.log(name,scheme,m.text(),m.location().url)});
  p.on('pageerror',e=>console.log('PAGEERROR',e.message));
  const body={firstName:'Robin',lastName:'Tester-Lindqvist',email,password:'calm-seas-7'};
  const r=await p.request.post(first?'/api/auth/register':'/api/auth/login',{data:first?body:{email,password:body.password},headers:{origin:base}});
  if(!r.ok()) console.log(r.status(),await r.text());
  first=false;
  for (const h of (process.argv[2]??'profile').split(',')) {
    await p.goto('/settings#'+h); await p.waitForTimeout(900);
    await p.screenshot({path:`/tmp/ls/D-shot-${name}-${scheme}-${h}.png`,fullPage:true});
  }
  await c.close();
}
await b.close();
