import { formatBytes } from '#backoffice/ui/admin/formatting/format-bytes.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { formatRupees } from '#values/money/money.ts'
import type { CheckName, HealthChecks } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A check described for the merchant: its facts, the merchant's next step, and a link. */
export type CheckDescription = {
  facts: (string | false)[]
  todo?: string | false
  link?: { to: string; text: string } | false
}
type Facts<Name extends CheckName> = NonNullable<HealthChecks[Name]['facts']>
type Describe<Name extends CheckName> = (facts: Facts<Name>, isWell: boolean) => CheckDescription

const numberFormat = new Intl.NumberFormat('en-IN')
const joinNames = (names: string[]) => names.join(', ')

const describeShop: Describe<'shop'> = ({ release, since, host, pid }) => ({
  facts: [
    words.running({ since: formatTimestamp(since), release }),
    words.process({ host, pid: String(pid) }),
  ],
})

const describeDatabase: Describe<'database'> = ({ kind, ms, bytes, waiting, writable }, isWell) => ({
  facts: [
    words.answersIn({ ms: numberFormat.format(ms), size: formatBytes(bytes) }),
    words.databaseKinds[kind],
    waiting > 0 && words.waitForConnection({ count: waiting }),
  ],
  todo: !isWell && databaseAdvice({ kind, writable }),
})

function databaseAdvice({ kind, writable }: Pick<Facts<'database'>, 'kind' | 'writable'>) {
  if (!writable) return words.databaseIsReadOnly
  return kind === 'embedded' ? words.embeddedIsForTrying : words.databaseIsSlow
}

const describeDisk: Describe<'disk'> = ({ disks, elsewhere }, isWell) => ({
  facts: [
    ...disks.map(({ holds, free, total }) =>
      words.freeOf({
        what: capitalize(thingNames(holds)),
        free: formatBytes(free),
        total: formatBytes(total),
      }),
    ),
    elsewhere.length > 0 && words.inStore({ what: thingNames(elsewhere) }),
  ],
  todo: !isWell && words.diskIsFull,
})
const thingNames = (things: (keyof typeof words.things)[]) =>
  joinNames(things.map((thing) => words.things[thing]))
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const describeMemory: Describe<'memory'> = ({ used, free }, isWell) => ({
  facts: [words.memoryIs({ used: formatBytes(used), free: formatBytes(free) })],
  todo: !isWell && words.memoryIsShort,
})

const describePayments: Describe<'payments'> = (facts, isWell) => {
  const { mode, answered_at, silent_since, refuses_keys } = facts
  return {
    facts: [
      silent_since !== null && words.silentSince({ at: formatTimestamp(silent_since) }),
      answered_at ? words.answered({ at: formatTimestamp(answered_at) }) : words.notAskedYet,
      words.modes[mode],
    ],
    todo: !isWell && paymentsAdvice(facts),
    link: (refuses_keys || (!isWell && mode !== 'live')) && {
      to: sectionUrl('connections'),
      text: words.openConnections,
    },
  }
}
function paymentsAdvice({ mode, answered_at, silent_since, refuses_keys }: Facts<'payments'>) {
  if (refuses_keys) return words.keysAreRefused
  if (silent_since) return words.providerIsSilent
  return answered_at !== null && mode !== 'live' && words.keysAreForTrying
}

const describeUnansweredOrders: Describe<'unanswered'> = ({ orders, total, since }) =>
  since === null
    ? { facts: [words.noneUnanswered] }
    : {
        facts: [
          words.ordersUnanswered({
            count: orders,
            total: formatRupees(total, { decimals: 'always' }),
            since: formatTimestamp(since),
          }),
        ],
        todo: words.theyAreAskedAgain,
        link: { to: sectionUrl('money'), text: words.openMoney },
      }

const describeWebhooks: Describe<'webhooks'> = ({ heard_at, paid_at }, isWell) => ({
  facts: [
    heard_at ? words.newsHeard({ at: formatTimestamp(heard_at) }) : words.noNews,
    paid_at !== null && words.lastPayment({ at: formatTimestamp(paid_at) }),
  ],
  todo: !isWell && words.newsAreMissing,
})

const describeMails: Describe<'mails'> = ({ waiting, refused, oldest_at, leaves }, isWell) => ({
  facts: [
    oldest_at ? words.mailsWait({ count: waiting, since: formatTimestamp(oldest_at) }) : words.noMails,
    refused > 0 && words.mailsRefused({ count: refused }),
    leaves ? words.mailLeaves : words.mailStays,
  ],
  todo: !isWell && (leaves ? words.mailsAreStuck : words.setSmtp),
  link: leaves
    ? waiting > 0 && { to: sectionUrl('mails', { waiting: 'yes' }), text: words.openMails }
    : { to: sectionUrl('connections'), text: words.openConnections },
})

const describeWhatsapp: Describe<'whatsapp'> = (facts, isWell) => {
  const { on, configured, emulated, waiting, oldest_at, problem, error } = facts
  if (!on) return { facts: [words.whatsappIsOff] }
  return {
    facts: [
      words.whatsappIsOn,
      emulated && words.whatsappIsEmulated,
      oldest_at !== null && words.whatsappWaits({ count: waiting, since: formatTimestamp(oldest_at) }),
      error !== null && words.whatsappError({ error }),
    ],
    todo: !isWell && (configured ? words.whatsappAdvice[problem ?? 'temporary'] : words.whatsappKeysMissing),
    link: { to: sectionUrl('mails', { part: 'whatsapp' }), text: words.openWhatsapp },
  }
}

const describeConnections: Describe<'connections'> = ({ here, elsewhere, unreadable, unfit }) => ({
  facts: [
    words.connectionsSet({ here, elsewhere }),
    unreadable.length > 0 && words.connectionsUnreadable({ names: connectionTitles(unreadable) }),
    unfit.length > 0 && words.connectionsUnfit({ names: connectionTitles(unfit) }),
  ],
  todo: unreadable.length + unfit.length > 0 && words.enterThemAgain,
  link: { to: sectionUrl('connections'), text: words.openConnections },
})
const connectionTitles = (names: string[]) =>
  joinNames(names.map((name) => words.connectionNames[name] ?? name))

const describeJobs: Describe<'jobs'> = ({ jobs }, isWell) => {
  const late = jobs.filter((job) => job.late).map(({ name }) => name)
  const failing = jobs.filter((job) => job.failing).map(({ name }) => name)
  return {
    facts: [
      jobs.length > 0 ? words.jobsRun({ count: jobs.length }) : words.noJobs,
      late.length > 0 && words.jobsLate({ names: joinNames(late) }),
      failing.length > 0 && words.jobsFailing({ names: joinNames(failing) }),
    ],
    todo: !isWell && words.jobsAreTriedAgain,
  }
}

const describeBackup: Describe<'backup'> = ({ last, next, late, problem, nightly, where }, isWell) => ({
  facts: [
    last ? words.lastBackup({ at: formatTimestamp(last.at), size: formatBytes(last.bytes) }) : words.noBackup,
    late && last !== null && words.backupIsLate,
    problem !== null && words.backupFailed({ problem }),
    next ? words.nextBackup({ at: formatTimestamp(next) }) : !nightly && words.noneByItself,
    words.backupsGoTo({ where }),
  ],
  todo: !isWell && words.backUpThere,
  link: !isWell && { to: sectionUrl('dashboard'), text: words.openDashboard },
})

const describePictures: Describe<'pictures'> = ({ place, found }, isWell) => ({
  facts: [found === null ? words.noPictures : isWell && words.pictureFound[place]],
  todo: !isWell && words.pictureLost,
  link: !isWell && { to: sectionUrl('images'), text: words.openPictures },
})

const describeSpeed: Describe<'speed'> = ({ days, metrics }, isWell) => ({
  facts:
    metrics.length === 0
      ? [words.noSpeedYet]
      : [
          words.speedOfThreeInFour({ days }),
          ...metrics.map(({ metric, p75, rating, samples, slowest }) =>
            words.speedOf({
              metric,
              value: formatSpeed(metric, p75),
              rating,
              samples: numberFormat.format(samples),
              slowest: slowest && { page: slowest.page, value: formatSpeed(metric, slowest.p75) },
            }),
          ),
        ],
  todo: !isWell && words.pagesAreSlow,
})

const secondsFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const scoreFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Milliseconds up to a second, then seconds; the score of CLS as a number. */
function formatSpeed(metric: Facts<'speed'>['metrics'][number]['metric'], value: number) {
  if (metric === 'cls') return scoreFormat.format(value)
  return value < 1000
    ? words.milliseconds({ ms: numberFormat.format(Math.round(value)) })
    : words.seconds({ seconds: secondsFormat.format(value / 1000) })
}

const describers: { [Name in CheckName]: Describe<Name> } = {
  shop: describeShop,
  database: describeDatabase,
  disk: describeDisk,
  memory: describeMemory,
  payments: describePayments,
  unanswered: describeUnansweredOrders,
  webhooks: describeWebhooks,
  mails: describeMails,
  whatsapp: describeWhatsapp,
  connections: describeConnections,
  jobs: describeJobs,
  backup: describeBackup,
  pictures: describePictures,
  speed: describeSpeed,
}

/** The advice if a check could not run. */
const unreadAdvice: Partial<Record<CheckName, string>> = {
  database: words.databaseIsAway,
  pictures: words.picturesAway,
}

/** Describes the result of one check, or says that it could not run. */
export function describeCheck<Name extends CheckName>(
  name: Name,
  line: HealthChecks[Name],
): CheckDescription {
  if (line.facts) return describers[name](line.facts, line.state === 'works')
  return { facts: [words.unread[line.unread ?? 'failed']], todo: unreadAdvice[name] ?? words.askWhoRuns }
}
