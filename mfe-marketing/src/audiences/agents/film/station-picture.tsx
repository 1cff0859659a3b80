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

type Pictures = Record<'phone' | 'desktop', { light: string; dark: string }>;

const pictures: Record<MorningShot, Pictures> = {
  waits: {
    phone: { light: waitsPhoneLight, dark: waitsPhoneDark },
    desktop: { light: waitsDesktopLight, dark: waitsDesktopDark },
  },
  opens: {
    phone: { light: opensPhoneLight, dark: opensPhoneDark },
    desktop: { light: opensDesktopLight, dark: opensDesktopDark },
  },
  tells: {
    phone: { light: tellsPhoneLight, dark: tellsPhoneDark },
    desktop: { light: tellsDesktopLight, dark: tellsDesktopDark },
  },
  pastes: {
    phone: { light: pastesPhoneLight, dark: pastesPhoneDark },
    desktop: { light: pastesDesktopLight, dark: pastesDesktopDark },
  },
  pays: {
    phone: { light: paysPhoneLight, dark: paysPhoneDark },
    desktop: { light: paysDesktopLight, dark: paysDesktopDark },
  },
  sleeps: {
    phone: { light: sleepsPhoneLight, dark: sleepsPhoneDark },
    desktop: { light: sleepsDesktopLight, dark: sleepsDesktopDark },
  },
};

const DARK = '(prefers-color-scheme: dark)';
const WIDE = '(min-width: 40rem)';

/** One picture of the film. Its place has its size before a byte of it is there. */
export function StationPicture({ shot, alt }: { shot: MorningShot; alt: string }) {
  const { phone, desktop } = pictures[shot];
  return (
    <picture>
      <source srcSet={desktop.dark} media={`${WIDE} and ${DARK}`} width={1120} height={700} />
      <source srcSet={desktop.light} media={WIDE} width={1120} height={700} />
      <source srcSet={phone.dark} media={DARK} width={585} height={930} />
      <img
        src={phone.light}
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
