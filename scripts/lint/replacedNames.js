/**
 * Private vocabulary and the standard terms that replaced it. The rule `house/replaced-names` keeps these names from returning as
 * variables, functions, classes, types and files.
 */
export const REPLACED = {
  'addLooks looks': 'component overrides of the theme',
  'lateRules lateStyles faces': 'fonts; styles load with the page',
  OtpDesk: 'OtpRequestProcessor',
  rounds: 'scheduled mail',
  'talk told hear heard sayLast': 'send, onMessage, flush; counts and messages by what they hold',
  deafen: 'unsubscribe',
  'charges inCharge onlyOne': 'leases, isLeader, runExclusive',
  'Shelf Kept kept': 'LRU cache, cache entry; what was stored, by what it is',
  'Wish wish': 'lookup options',
  countless: 'unbounded',
  'StatementBook DriftBook BackupBook backupBook': 'statement statistics, drift log, backup history',
  'Whole readWhole': 'ContentSnapshot, readBody',
  madeOf: 'derivedFromContent',
  otherNames: 'synonyms',
  toldJobs: 'alertedJobs',
  countVersion: 'bumpVersion',
  listAgain: 'reindexJobs',
  respell: 'correctSpelling',
  'tendServedForm followingForm': 'upgradeOnInteraction, withFormikField',
  'useHeldFocus useServed servedOnly useWayOn': 'useRestoreFocus, useIsServerRendered, serverOnlyHtml, useReturnPath',
  Handover: 'DehydratedState',
  'nobody strangers': 'anonymous, or what the value is',
  'keepShare shareOf': 'saveClientAttempts, findClientAttempts',
  'takenBytes atATime': 'minThroughput, concurrency',
  'handOn tapped taster Taster': 'forwardResponse, copyWhileSending, ResponseSampler',
  'workshop underWay': 'temporary folder, pending requests',
  'spoken SPOKEN': 'usesServerMessage',
};
