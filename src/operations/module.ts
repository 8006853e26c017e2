import type { DomainModule } from '#domain-module.ts'
import { activityEndpoints } from '#operations/activity/contract.ts'
import { activityApi } from '#operations/activity/server/activity.api.ts'
import { backupEndpoints } from '#operations/backups/contract.ts'
import { writeAccessList } from '#operations/backups/server/access/write-access-list.ts'
import { backupsApi } from '#operations/backups/server/backups.api.ts'
import { notifyLateBackup } from '#operations/backups/server/nightly/notify-late-backup.ts'
import { runBackups } from '#operations/backups/server/nightly/run-backups.ts'
import { healthEndpoints } from '#operations/health/contract.ts'
import { healthChecksApi } from '#operations/health/server/health-checks.api.ts'
import { notificationEndpoints } from '#operations/notifications/contract.ts'
import { notificationsApi } from '#operations/notifications/server/notifications.api.ts'
import { purgeMails } from '#operations/outbox/server/purge-mails.ts'
import { sendMails } from '#operations/outbox/server/send-mails.ts'
import { pageSpeedEndpoints } from '#operations/page-speed/contract.ts'
import { pageSpeedApi } from '#operations/page-speed/server/page-speed.api.ts'
import { purgePageSpeed, savePageSpeed } from '#operations/page-speed/server/save-page-speed.ts'
import { pushEndpoints } from '#operations/push/contract.ts'
import { deliverPushes, purgePushes } from '#operations/push/server/deliver-pushes.ts'
import { pushApi } from '#operations/push/server/push.api.ts'
import { whatsappEndpoints } from '#operations/whatsapp/contract.ts'
import { purgeWhatsappTexts } from '#operations/whatsapp/server/purge-messages.ts'
import { sendWhatsapp } from '#operations/whatsapp/server/send-messages.ts'
import { whatsappApi } from '#operations/whatsapp/server/whatsapp.api.ts'
import { whatsappWebhookApi } from '#operations/whatsapp/server/whatsapp-webhook.api.ts'

/** Outbox, notifications, WhatsApp messages, activity log, backups, health checks and page speed. */
export const operations = {
  endpoints: {
    ...activityEndpoints,
    ...backupEndpoints,
    ...notificationEndpoints,
    ...healthEndpoints,
    ...pageSpeedEndpoints,
    ...pushEndpoints,
    ...whatsappEndpoints,
  },
  routes: [
    activityApi,
    backupsApi,
    notificationsApi,
    healthChecksApi,
    pageSpeedApi,
    pushApi,
    whatsappApi,
    whatsappWebhookApi,
  ],
  jobs: [
    {
      name: 'send emails',
      everySeconds: 1,
      run: ({ mails, ...parts }, stopping) => sendMails(parts, { ...mails, stopping }),
    },
    {
      name: 'send WhatsApp messages',
      everySeconds: 2,
      run: (parts, stopping) => sendWhatsapp(parts, { stopping }),
    },
    { name: 'save account changes beside the backups', everySeconds: 1, run: writeAccessList },
    { name: 'make backups', everySeconds: 2, run: runBackups },
    { name: 'email about a late backup', everySeconds: 300, run: notifyLateBackup },
    { name: 'delete old sent emails', everySeconds: 3600, run: purgeMails },
    { name: 'delete old WhatsApp texts', everySeconds: 3600, run: purgeWhatsappTexts },
    { name: 'save page speed', everySeconds: 60, run: savePageSpeed },
    { name: 'send push messages', everySeconds: 2, run: deliverPushes },
    { name: 'delete old push messages', everySeconds: 3600, run: purgePushes },
    { name: 'delete old page speed', everySeconds: 3600, run: purgePageSpeed },
  ],
} satisfies DomainModule
