import waitsDesktopDark from '../../../../film/morning/waits-desktop-dark.webp';
import waitsDesktopLight from '../../../../film/morning/waits-desktop-light.webp';
import waitsPhoneDark from '../../../../film/morning/waits-phone-dark.webp';
import waitsPhoneLight from '../../../../film/morning/waits-phone-light.webp';
import opensDesktopDark from '../../../../film/morning/opens-desktop-dark.webp';
import opensDesktopLight from '../../../../film/morning/opens-desktop-light.webp';
import opensPhoneDark from '../../../../film/morning/opens-phone-dark.webp';
import opensPhoneLight from '../../../../film/morning/opens-phone-light.webp';
import tellsDesktopDark from '../../../../film/morning/tells-desktop-dark.webp';
import tellsDesktopLight from '../../../../film/morning/tells-desktop-light.webp';
import tellsPhoneDark from '../../../../film/morning/tells-phone-dark.webp';
import tellsPhoneLight from '../../../../film/morning/tells-phone-light.webp';
import pastesDesktopDark from '../../../../film/morning/pastes-desktop-dark.webp';
import pastesDesktopLight from '../../../../film/morning/pastes-desktop-light.webp';
import pastesPhoneDark from '../../../../film/morning/pastes-phone-dark.webp';
import pastesPhoneLight from '../../../../film/morning/pastes-phone-light.webp';
import paysDesktopDark from '../../../../film/morning/pays-desktop-dark.webp';
import paysDesktopLight from '../../../../film/morning/pays-desktop-light.webp';
import paysPhoneDark from '../../../../film/morning/pays-phone-dark.webp';
import paysPhoneLight from '../../../../film/morning/pays-phone-light.webp';
import sleepsDesktopDark from '../../../../film/morning/sleeps-desktop-dark.webp';
import sleepsDesktopLight from '../../../../film/morning/sleeps-desktop-light.webp';
import sleepsPhoneDark from '../../../../film/morning/sleeps-phone-dark.webp';
import sleepsPhoneLight from '../../../../film/morning/sleeps-phone-light.webp';
import type { MorningShot } from './morning-shots';

type Pictures = readonly [phoneLight: string, phoneDark: string, desktopLight: string, desktopDark: string];

const pictures: Record<MorningShot, Pictures> = {
  waits: [waitsPhoneLight, waitsPhoneDark, waitsDesktopLight, waitsDesktopDark],
  opens: [opensPhoneLight, opensPhoneDark, opensDesktopLight, opensDesktopDark],
  tells: [tellsPhoneLight, tellsPhoneDark, tellsDesktopLight, tellsDesktopDark],
  pastes: [pastesPhoneLight, pastesPhoneDark, pastesDesktopLight, pastesDesktopDark],
  pays: [paysPhoneLight, paysPhoneDark, paysDesktopLight, paysDesktopDark],
  sleeps: [sleepsPhoneLight, sleepsPhoneDark, sleepsDesktopLight, sleepsDesktopDark],
};

const DARK = '(prefers-color-scheme: dark)';
const WIDE = '(min-width: 40rem)';

/** One picture of the film. Its place has its size before a byte of it is there. */
export function StationPicture({ shot, alt }: { shot: MorningShot; alt: string }) {
  const [phoneLight, phoneDark, desktopLight, desktopDark] = pictures[shot];
  return (
    <picture>
      <source srcSet={desktopDark} media={`${WIDE} and ${DARK}`} width={1120} height={700} />
      <source srcSet={desktopLight} media={WIDE} width={1120} height={700} />
      <source srcSet={phoneDark} media={DARK} width={585} height={930} />
      <img
        src={phoneLight}
        alt={alt}
        width={585}
        height={930}
        loading="lazy"
        decoding="async"
        className="aspect-[39/62] h-auto w-full rounded-card border border-hairline bg-surface shadow-float sm:aspect-[16/10]"
      />
    </picture>
  );
}
