export const lead =
  'Enter the accounts that your shop uses. Secrets are encrypted and never shown again. Changes take effect immediately, without a restart.'
export const loading = 'Loading the connections...'
export const notLoaded = 'Couldn’t load the connections. Try again.'
export const notSaved = 'Couldn’t save the connection. Try again.'
export const saved = 'Connection saved.'
export const removed = 'Connection removed.'
export const notRemoved = 'Couldn’t remove the connection. Try again.'

/** Each connection’s name and what it is for. */
export const connections = {
  payments: {
    title: 'Razorpay',
    why: 'Customers pay with UPI, cards and net banking. You’ll find both keys in the Razorpay dashboard under Account & Settings, API keys.',
  },
  mail: {
    title: 'Email',
    why: 'Your shop sends order confirmations and links for a new pin through your mail provider. You’ll find these details in its SMTP settings.',
  },
  whatsapp: {
    title: 'WhatsApp',
    why: 'Customers who agree to it get order updates on WhatsApp. You’ll find these in your Meta app.',
  },
  pictures: {
    title: 'Image storage',
    why: 'Without it, images are stored on the server. An S3-compatible bucket keeps them safe if the server fails.',
  },
  backups: {
    title: 'Backups',
    why: 'Where your shop saves its encrypted backup every night: a folder on another disk, or a path in the bucket above.',
  },
  shiprocket: {
    title: 'Shiprocket',
    why: 'Compare the prices of many couriers, book parcels and print labels when you dispatch an order. Create an API user in Shiprocket under Settings, API.',
  },
  delhivery: {
    title: 'Delhivery',
    why: 'Book parcels and print labels with your Delhivery contract when you dispatch an order. You’ll find the API token in Delhivery One under Settings, API Setup.',
  },
}

export const sources = {
  environment: 'Set on the server',
  here: 'Set up',
  none: 'Not set up',
  unreadable: 'Enter again',
  unfit: 'Can’t be used',
}
export const fromEnvironment = ({ variables }: { variables: string }) =>
  `Set on the server with ${variables}. The server’s settings take precedence, so this can’t be changed here.`
export const cannotRead =
  'This was encrypted with a key that the server doesn’t have, as after a move to a new server. Enter it again.'
export const cannotUse =
  'The server’s own settings don’t allow these values any more. Check them and save them again.'
export const changedAt = ({ at, by }: { at: string; by: string | null }) =>
  by ? `Changed ${at} by ${by}.` : `Changed ${at}.`
export const previousUntil = ({ at }: { at: string }) =>
  `Payments that were started with the previous keys are accepted until ${at}.`

export const enter = 'Set up'
export const change = 'Change'
export const remove = 'Remove'
export const save = 'Save'
export const removeTitle = ({ name }: { name: string }) => `Remove ${name}?`
export const removeText = 'Your shop stops using this connection at once. You can enter it again later.'
export const formTitle = ({ name }: { name: string }) => `Set up ${name}`
export const keepSecret = 'Leave this empty to keep the saved one.'
export const endsWith = ({ end }: { end: string }) =>
  `The saved one ends with ${end}. Leave this empty to keep it.`

export const fields = {
  payments: { key_id: 'Key ID', key_secret: 'Key secret', webhook_secret: 'Webhook secret' },
  mail: {
    host: 'Server',
    port: 'Port',
    user: 'User name',
    password: 'Password',
    from: 'Sender',
  },
  whatsapp: {
    phone_number_id: 'Phone number ID',
    token: 'Access token',
    app_secret: 'App secret',
    verify_token: 'Verify token',
  },
  pictures: {
    endpoint: 'Address of the storage',
    region: 'Region',
    bucket: 'Bucket',
    key_id: 'Access key ID',
    secret: 'Secret access key',
  },
  backups: { to: 'Folder or bucket' },
  shiprocket: {
    email: 'Email of the API user',
    password: 'Password of the API user',
    pickup: 'Pick-up location',
    webhook_token: 'Webhook token',
  },
  delhivery: { token: 'API token', pickup: 'Pick-up location', webhook_token: 'Webhook token' },
}
export const hints: { [name: string]: { [field: string]: string } } = {
  payments: {
    key_id: 'Starts with rzp_test_ or rzp_live_.',
    webhook_secret: 'Make one up, at least 16 characters, and enter the same in Razorpay’s webhook.',
  },
  mail: {
    host: 'Such as smtp.gmail.com.',
    port: '587 for most providers, or 465.',
    user: 'Often your email address.',
    from: 'The address that customers see, such as care@yourshop.in.',
  },
  whatsapp: { verify_token: 'Make one up, at least 8 characters, and enter the same in your Meta app.' },
  pictures: {
    endpoint: 'Such as https://s3.ap-south-1.amazonaws.com.',
    region: 'Such as ap-south-1; leave it empty for auto.',
  },
  backups: { to: 'Such as /mnt/backup, or s3://bucket/backups.' },
  shiprocket: {
    pickup: 'Its name in Shiprocket, such as Primary.',
    webhook_token: 'Make one up, at least 16 characters, and enter the same in Shiprocket’s webhook.',
  },
  delhivery: {
    pickup: 'The name of the warehouse in Delhivery One.',
    webhook_token: 'Make one up, at least 16 characters, and give it to Delhivery with the URL below.',
  },
}

export const webhookTitle = 'Webhook'
export const webhookLead =
  'In the Razorpay dashboard under Webhooks, add this URL, your webhook secret and these events.'
export const webhookUrl = 'URL'
export const webhookEvents = 'Events'
export const courierWebhookLead =
  'With this URL, booked parcels are marked as dispatched and delivered as soon as the courier scans them. Without it, your shop checks every half hour.'
export const courierWebhookHeader =
  'Enter your webhook token as the x-api-key header. If there’s no field for it, ask the courier’s support to set it.'
export const receiptAt = ({ at }: { at: string }) => `Receipt verified on ${at}.`
export const receiptBefore = ({ at }: { at: string }) =>
  `No receipt since the keys were changed. The last one was verified on ${at}.`
export const noReceipt = 'No webhook received yet. The first one comes with the first payment.'

export const missing = 'Enter this.'
export const incomplete = 'Some details are missing.'
export const unfit = ({ problem }: { problem: string }) =>
  `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`
export const notReady = ({ problem }: { problem: string }) => `Your shop can’t use this yet: ${problem}.`
export const changedMeanwhile = 'Somebody else changed this connection. Check it and try again.'
export const setByEnvironment =
  'This connection is set on the server, which takes precedence. Remove it there first.'
export const needsPasskey =
  'Live keys take real payments, so two-step verification comes first. Add a passkey under Account Details, then save the keys.'
export const needsMail =
  'Set up email first. Without it, customers who pay get no confirmation and no invoice.'

export const test = 'Test'
export const notTested = 'Couldn’t test the connection. Try again.'
export const neverTested = 'Not tested yet.'
export const testedAt = ({ at }: { at: string }) => `Tested ${at}.`
const isMissing = 'This isn’t set up yet.'
export const outcomes = {
  whatsapp: {
    works: 'WhatsApp accepts the token and the number.',
    refused: 'WhatsApp doesn’t accept the access token. Create a permanent token in your Meta app.',
    'no-place': 'WhatsApp doesn’t know this phone number ID.',
    silent: 'WhatsApp didn’t respond. Try again in a minute.',
    missing: isMissing,
    odd: 'WhatsApp didn’t accept the phone number ID. It’s the ID of the number, not the number itself.',
  },
  pictures: {
    works: 'A test file was written, read and deleted.',
    refused: 'The storage doesn’t accept these keys, or they may not write to this bucket.',
    'no-place': 'There’s no such bucket at this address.',
    silent: 'The storage didn’t respond. Check the address.',
    missing: isMissing,
    odd: 'The storage responded in an unexpected way. Check the address, region and bucket.',
  },
  backups: {
    works: 'A test file was written, read and deleted.',
    refused: 'Your shop isn’t allowed to write there.',
    'no-place': 'There’s no such folder or bucket.',
    silent: 'There was no response. Check that the disk or storage is connected.',
    missing: isMissing,
    odd: 'The test file couldn’t be stored there. Check the folder or bucket.',
  },
  shiprocket: {
    works: 'Shiprocket accepts this API user.',
    refused: 'Shiprocket doesn’t accept this email and password. Use an API user, not your own login.',
    'no-place': 'Shiprocket responded in an unexpected way. Try again later.',
    silent: 'Shiprocket didn’t respond. Try again in a minute.',
    missing: isMissing,
    odd: 'Shiprocket responded in an unexpected way. Try again later.',
  },
  delhivery: {
    works: 'Delhivery accepts this token.',
    refused: 'Delhivery doesn’t accept this token.',
    'no-place': 'Delhivery responded in an unexpected way. Try again later.',
    silent: 'Delhivery didn’t respond. Try again in a minute.',
    missing: isMissing,
    odd: 'Delhivery responded in an unexpected way. Try again later.',
  },
}

export const notHost = 'must be a server name such as smtp.example.com'
export const notPort = 'must be a number such as 587'
