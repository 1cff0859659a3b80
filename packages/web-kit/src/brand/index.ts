export { makeBrandIcon, makeBrandRules, useBrandLook } from './brand-look';
