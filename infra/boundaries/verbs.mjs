/** Verbs that functions of the product begin with. One that is missing is added here; a noun is not. */
export const verbs = new Set(
  `abort accept add adopt age allow announce answer append apply approve archive ask assert assign attach audit
  authenticate authorize await begin block book boot break build calculate call can cancel capitalize carry catch change
  charge check choose claim clamp classify clean clear clip close collapse collect combine compare complete compose
  compress compute confirm connect consume contain convert copy count create cut date debounce decide decline decode decrypt
  deduct define delay delete deliver derive describe detach detect discard dismiss display dispute divide do doubt
  download draw drop dump duplicate edit embed emit empty enable encode encrypt end enforce enqueue ensure enter erase
  escape estimate evaluate exclude execute expand expect expire explain export extend extract fail feed fetch fill filter
  finalize find finish fit fix flag flush focus fold follow forget format forward free freeze gather generate get give
  grant greet group guess handle has hash hide hint hold identify ignore import include increment index insert inspect
  install invalidate invert invite is issue join judge keep know label launch lay lead learn leave limit link list listen load
  localize lock log look lower make map mark mask match may measure meet merge migrate mirror modify monitor mount move
  multiply must name need nest normalize note notify nudge observe offer omit open order overlap own pack pad paint pair
  parse paste patch pause pay pick place plan play pluralize poll post postpone precompress predict prefer prefetch preload
  prepare prerender present press preview price print process produce promote prompt propose protect prune publish purge
  push put queue quote raise range rank rate read rebase rebuild recall recap receive recognize recompute reconcile
  record recover redact redirect reduce refine refresh refund refuse register reject relay release reload remember remind
  remove rename render renew reorder repair repeat replace replay reply report reprice request require reschedule resend
  reserve reset resize resolve rest restore restrict resume retry return reuse revalidate reverse revive revoke rewrite
  rotate round route run sanitize save say scan schedule score scroll seal search seed select send separate serialize
  serve set settle share shift shorten should show shrink shuffle sign simulate skip snap sort spell spend split spread
  start stop store stream strip submit subscribe subtract suggest suit sum summarize suspend swap switch sync take test
  throttle throw tick toggle track transfer transform translate travel treat trim trust try turn undo unfold unleash
  unlink unlock unmark unpack unroll unseal unsubscribe untie unwrap update upgrade upload use validate value verify view
  visit void vote wait walk want warn watch weigh wipe wish withdraw wrap write`.split(/\s+/),
);

/** Words before a noun that say a conversion or a choice: `toDraft`, `withBrand`, `byUser`. */
export const prepositions = new Set(['to', 'with', 'without', 'by', 'of']);
