import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { sizeInWords } from '#backoffice/ui/admin/size-in-words.ts'
import { formatRupees } from '#values/money/money.ts'
import type { LineName, Lines } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A line in words: how it is, what the merchant can do about it, and where. */
export type Said = {
  facts: (string | false)[]
  todo?: string | false
  link?: { to: string; text: string } | false
}
type Facts<Name extends LineName> = NonNullable<Lines[Name]['facts']>
type Say<Name extends LineName> = (facts: Facts<Name>, isWell: boolean) => Said

const figure = new Intl.NumberFormat('en-IN')
const listed = (names: string[]) => names.join(', ')

const sayShop: Say<'shop'> = ({ release, since, host, pid }) => ({
  facts: [words.running({ since: momentOf(since), release }), words.process({ host, pid: String(pid) })],
})

const sayDatabase: Say<'database'> = ({ kind, ms, bytes, waiting, writable }, isWell) => ({
  facts: [
    words.answersIn({ ms: figure.format(ms), size: sizeInWords(bytes) }),
    words.databaseKinds[kind],
    waiting > 0 && words.waitForConnection({ count: waiting }),
  ],
  todo: !isWell && todoOfDatabase({ kind, writable }),
})

function todoOfDatabase({ kind, writable }: Pick<Facts<'database'>, 'kind' | 'writable'>) {
  if (!writable) return words.databaseIsReadOnly
  return kind === 'embedded' ? words.embeddedIsForTrying : words.databaseIsSlow
}

const sayDisk: Say<'disk'> = ({ disks, elsewhere }, isWell) => ({
  facts: [
    ...disks.map(({ holds, free, total }) =>
      words.freeOf({ what: capital(named(holds)), free: sizeInWords(free), total: sizeInWords(total) }),
    ),
    elsewhere.length > 0 && words.inStore({ what: named(elsewhere) }),
  ],
  todo: !isWell && words.diskIsFull,
})
const named = (things: (keyof typeof words.things)[]) => listed(things.map((thing) => words.things[thing]))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sayMemory: Say<'memory'> = ({ used, free }, isWell) => ({
  facts: [words.memoryIs({ used: sizeInWords(used), free: sizeInWords(free) })],
  todo: !isWell && words.memoryIsShort,
})

const sayPayments: Say<'payments'> = (facts, isWell) => {
  const { mode, answered_at, silent_since, refuses_keys } = facts
  return {
    facts: [
      silent_since !== null && words.silentSince({ at: momentOf(silent_since) }),
      answered_at ? words.answered({ at: momentOf(answered_at) }) : words.notAskedYet,
      words.modes[mode],
    ],
    todo: !isWell && whatToDoOf(facts),
    link: (refuses_keys || (!isWell && mode !== 'live')) && {
      to: sectionUrl('guide'),
      text: words.openGuide,
    },
  }
}
function whatToDoOf({ mode, answered_at, silent_since, refuses_keys }: Facts<'payments'>) {
  if (refuses_keys) return words.keysAreRefused
  if (silent_since) return words.providerIsSilent
  return answered_at !== null && mode !== 'live' && words.keysAreForTrying
}

const sayUnanswered: Say<'unanswered'> = ({ orders, total, since }) =>
  since === null
    ? { facts: [words.noneUnanswered] }
    : {
        facts: [
          words.ordersUnanswered({
            count: orders,
            total: formatRupees(total, { decimals: 'always' }),
            since: momentOf(since),
          }),
        ],
        todo: words.theyAreAskedAgain,
        link: { to: sectionUrl('money'), text: words.openMoney },
      }

const sayWebhooks: Say<'webhooks'> = ({ heard_at, paid_at }, isWell) => ({
  facts: [
    heard_at ? words.newsHeard({ at: momentOf(heard_at) }) : words.noNews,
    paid_at !== null && words.lastPayment({ at: momentOf(paid_at) }),
  ],
  todo: !isWell && words.newsAreMissing,
})

const sayMails: Say<'mails'> = ({ waiting, refused, oldest_at, leaves }, isWell) => ({
  facts: [
    oldest_at ? words.mailsWait({ count: waiting, since: momentOf(oldest_at) }) : words.noMails,
    refused > 0 && words.mailsRefused({ count: refused }),
    leaves ? words.mailLeaves : words.mailStays,
  ],
  todo: !isWell && (leaves ? words.mailsAreStuck : words.setSmtp),
  link: waiting > 0 && { to: sectionUrl('mails', { waiting: 'yes' }), text: words.openMails },
})

const sayJobs: Say<'jobs'> = ({ jobs }, isWell) => {
  const late = jobs.filter((job) => job.late).map(({ name }) => name)
  const failing = jobs.filter((job) => job.failing).map(({ name }) => name)
  return {
    facts: [
      jobs.length > 0 ? words.jobsRun({ count: jobs.length }) : words.noJobs,
      late.length > 0 && words.jobsLate({ names: listed(late) }),
      failing.length > 0 && words.jobsFailing({ names: listed(failing) }),
    ],
    todo: !isWell && words.jobsAreTriedAgain,
  }
}

const sayBackup: Say<'backup'> = ({ last, next, late, problem, nightly, where }, isWell) => ({
  facts: [
    last ? words.lastBackup({ at: momentOf(last.at), size: sizeInWords(last.bytes) }) : words.noBackup,
    late && last !== null && words.backupIsLate,
    problem !== null && words.backupFailed({ problem }),
    next ? words.nextBackup({ at: momentOf(next) }) : !nightly && words.noneByItself,
    words.backupsGoTo({ where }),
  ],
  todo: !isWell && words.backUpThere,
  link: !isWell && { to: sectionUrl('dashboard'), text: words.openDashboard },
})

const sayPictures: Say<'pictures'> = ({ place, found }, isWell) => ({
  facts: [found === null ? words.noPictures : isWell && words.pictureFound[place]],
  todo: !isWell && words.pictureLost,
  link: !isWell && { to: sectionUrl('images'), text: words.openPictures },
})

const sayings: { [Name in LineName]: Say<Name> } = {
  shop: sayShop,
  database: sayDatabase,
  disk: sayDisk,
  memory: sayMemory,
  payments: sayPayments,
  unanswered: sayUnanswered,
  webhooks: sayWebhooks,
  mails: sayMails,
  jobs: sayJobs,
  backup: sayBackup,
  pictures: sayPictures,
}

/** What to do where a thing could not even be looked at. */
const whileUnread: Partial<Record<LineName, string>> = {
  database: words.databaseIsAway,
  pictures: words.picturesAway,
}

export function sayLine<Name extends LineName>(name: Name, line: Lines[Name]): Said {
  if (line.facts) return sayings[name](line.facts, line.state === 'works')
  return { facts: [words.unread[line.unread ?? 'failed']], todo: whileUnread[name] ?? words.askWhoRuns }
}
