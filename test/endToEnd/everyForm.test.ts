/**
 * Every form of the dashboard says at the field what is wrong, in plain words, and keeps what was typed: what it finds itself,
 * and what the server refuses. A form that is not in the table is a failure of its own.
 */
import { globSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { administrator } from '../support/server.ts'
import { shareOf } from '../support/share.ts'

const site = builtSite()
let page: Page

/** What a form is asked with what is typed where, and what is at which field then. */
interface Try {
  /** By label; a choice of a list by its title. */
  type: readonly (readonly [label: string, text: string])[]
  at: string
  says: RegExp
  /** What the fields hold afterwards, where leaving one settles it. */
  kept?: Readonly<Record<string, string>>
}

interface Form {
  name: string
  /** Its file, below src. */
  source: string
  /** Opens it and returns what holds its fields. */
  open(): Promise<Locator>
  /** The button that sends it, by its words. */
  press: string
  /** A dialog asks first: the button that goes on. */
  confirm?: RegExp
  /** True: the button stands outside of what `open` returns. */
  isOnPage?: boolean
  tries?: readonly Try[]
  /** A refusal that only the server can know: by the call and the field of its input. */
  refused?: Try & { call: string; field: string }
}

const missing = /^Please fill this in\.$/
const noMail = /email address/
const plain = 'This one is refused by the server.'
/** What a validator says when nobody has put it into words; and codes. */
const notForPeople =
  /expected|invalid input|invalid option|too small|too big|unrecognized|undefined|NaN|>=|<=|\b[a-z]+\.[a-z]+_[a-z]+\b/i

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

async function at(path: string, ready: Locator): Promise<void> {
  await page.goto(path)
  await ready.waitFor()
}

async function dialogAt(path: string, button: string | RegExp, name: string | RegExp): Promise<Locator> {
  const opener = page.getByRole('button', { name: button }).first()
  await at(path, opener)
  await opener.click()
  await dialog(name).waitFor()
  return dialog(name)
}

async function screenAt(path: string, label: string): Promise<Locator> {
  const main = page.getByRole('main')
  await at(path, main.getByLabel(label, { exact: true }).first())
  return main
}

const made = { order: '', sent: '', page: '', email: '' }

const forms: readonly Form[] = [
  {
    name: 'add a subscriber',
    source: 'features/newsletter/screens/AddSubscriber.tsx',
    press: 'Add',
    open: () => dialogAt('/user/newsletter/subscribers', 'Add subscriber', 'Add subscriber'),
    tries: [
      {
        type: [['Email address', 'no address']],
        at: 'Email address',
        says: /Please enter an email address/,
      },
      {
        type: [
          ['Email address', 'new@example.org'],
          ['How they agreed', ''],
        ],
        at: 'How they agreed',
        says: /Please say how and when these people agreed/,
      },
    ],
  },
  {
    name: 'import subscribers',
    source: 'features/newsletter/screens/ImportSubscribers.tsx',
    press: 'Import',
    async open() {
      const box = await dialogAt('/user/newsletter/subscribers', 'Import', 'Import subscribers')
      await box.getByLabel('Everybody in this file has agreed to get my newsletter.').check()
      return box
    },
    tries: [
      {
        type: [['How they agreed', '']],
        at: 'How they agreed',
        says: /Please say how and when these people agreed/,
      },
    ],
  },
  {
    name: 'test of an email',
    source: 'features/newsletter/screens/SendMail.tsx',
    press: 'Send test',
    open: () => dialogAt(`/user/newsletter/emails/${made.email}`, 'Send test', 'Send test'),
    tries: [
      {
        type: [['Email address', 'no address']],
        at: 'Email address',
        says: /Please enter an email address/,
      },
    ],
  },
  {
    name: 'schedule of an email',
    source: 'features/newsletter/screens/SendMail.tsx',
    press: 'Schedule',
    async open() {
      const box = await dialogAt(`/user/newsletter/emails/${made.email}`, /^Send$/, /^Send to/)
      await box.getByLabel('At a time').check()
      return box
    },
    tries: [{ type: [['Day', '']], at: 'Day', says: /Please choose a time to come/ }],
  },
  {
    name: 'invite somebody',
    source: 'features/people/screens/InviteUser.tsx',
    press: 'Send the invitation',
    open: () => dialogAt('/user/users', 'Invite somebody', 'Invite somebody'),
    tries: [
      {
        type: [
          ['Name', ''],
          ['Email address', 'new@example.org'],
        ],
        at: 'Name',
        says: missing,
      },
      {
        type: [
          ['Name', 'Ada'],
          ['Email address', 'no address'],
        ],
        at: 'Email address',
        says: noMail,
      },
      {
        type: [['Email address', administrator.email]],
        at: 'Email address',
        says: /Another user has this email address/,
      },
      {
        type: [
          ['Name', 'x'.repeat(300)],
          ['Email address', 'new@example.org'],
        ],
        at: 'Name',
        says: /At most \d+ characters fit here/,
      },
    ],
  },
  {
    name: 'somebody’s account',
    source: 'features/people/screens/EditUser.tsx',
    press: 'Save',
    open: () => dialogAt('/user/users', 'Edit Odile Farrow', /^Account of/),
    tries: [
      { type: [['Name', '']], at: 'Name', says: missing },
      {
        type: [
          ['Name', 'Odile'],
          ['Email address', 'odile@'],
        ],
        at: 'Email address',
        says: noMail,
      },
    ],
  },
  {
    name: 'profile',
    source: 'features/people/screens/Profile.tsx',
    press: 'Save profile',
    open: () => screenAt('/user/profile', 'Name'),
    tries: [
      { type: [['Name', '']], at: 'Name', says: missing },
      { type: [['Name', 'x'.repeat(300)]], at: 'Name', says: /At most \d+ characters fit here/ },
    ],
  },
  {
    name: 'own email address',
    source: 'features/people/screens/Profile.tsx',
    press: 'Change email address',
    open: async () =>
      (await screenAt('/user/profile', 'New email address')).getByRole('region', { name: 'Email address' }),
    tries: [
      {
        type: [
          ['New email address', 'no address'],
          ['Your password', 'x'],
        ],
        at: 'New email address',
        says: noMail,
      },
      {
        type: [
          ['New email address', 'other@example.org'],
          ['Your password', 'not-this-one'],
        ],
        at: 'Your password',
        says: /password is not right/,
      },
    ],
  },
  {
    name: 'own password',
    source: 'features/people/screens/Profile.tsx',
    press: 'Change password',
    open: async () =>
      (await screenAt('/user/profile', 'New password')).getByRole('region', { name: 'Password' }),
    tries: [
      {
        type: [
          ['Current password', 'x'],
          ['New password', 'a-new-and-long-one'],
          ['New password again', 'another'],
        ],
        at: 'New password again',
        says: /differ/,
      },
      {
        type: [
          ['Current password', administrator.password],
          ['New password', 'short'],
          ['New password again', 'short'],
        ],
        at: 'New password',
        says: /at least \d+ characters/,
      },
    ],
  },
  {
    name: 'second factor',
    source: 'features/people/screens/SecondFactor.tsx',
    press: 'Go on',
    open: () => dialogAt('/user/profile', 'Set up', 'Set up the second step'),
    tries: [
      { type: [['Current password', 'not-this-one']], at: 'Current password', says: /password is not right/ },
    ],
  },
  {
    name: 'removing the own account',
    source: 'features/people/screens/OwnData.tsx',
    press: 'Remove my account',
    open: () => dialogAt('/user/profile', 'Remove my account', /Remove your account/),
    tries: [
      { type: [['Your password', 'not-this-one']], at: 'Your password', says: /password is not right/ },
    ],
  },
  {
    name: 'new folder',
    source: 'features/media/screens/NewFolder.tsx',
    press: 'Make the folder',
    open: () => dialogAt('/user/media', 'New folder', 'New folder'),
    tries: [
      { type: [['Name', '']], at: 'Name', says: /A folder name may have/ },
      { type: [['Name', '../up']], at: 'Name', says: /A folder name may have/ },
      { type: [['Name', 'There already']], at: 'Name', says: /There is a folder of that name already/ },
    ],
  },
  {
    name: 'a file',
    source: 'features/media/screens/FileDetail.tsx',
    press: 'Save file',
    async open() {
      const tile = page.locator('.media-tile > button:has(img)').first()
      await at('/user/media?q=mug', tile)
      await tile.click()
      await page.getByRole('dialog').getByLabel('Title', { exact: true }).waitFor()
      return page.getByRole('dialog')
    },
    tries: [
      { type: [['Title', '']], at: 'Title', says: missing },
      { type: [['Title', 'y'.repeat(300)]], at: 'Title', says: /At most 200 characters/ },
    ],
  },
  {
    name: 'new category',
    source: 'features/content/taxonomies/screens/CategoryForm.tsx',
    press: 'Save category',
    open: () => dialogAt('/user/categorization', 'New category', 'New category'),
    tries: [
      {
        type: [
          ['Title', ''],
          ['URL', 'kept'],
        ],
        at: 'Title',
        says: missing,
      },
      {
        type: [
          ['Title', 'Walks'],
          ['URL', 'taken-already'],
        ],
        at: 'URL',
        says: /There is already an entry/,
      },
    ],
  },
  {
    name: 'new taxonomy',
    source: 'features/content/taxonomies/screens/Categorization.tsx',
    press: 'Save taxonomy',
    open: () => dialogAt('/user/categorization', 'New taxonomy', 'New taxonomy'),
    tries: [
      { type: [['What it sorts by', '']], at: 'What it sorts by', says: missing },
      {
        type: [['What it sorts by', 'Regions']],
        at: 'What it sorts by',
        says: /There is already a taxonomy/,
      },
    ],
  },
  {
    name: 'rename a tag',
    source: 'features/content/taxonomies/screens/TagList.tsx',
    press: 'Rename tag',
    open: () => dialogAt('/user/categorization?taxonomy=tag', 'Rename every-form', /^Rename/),
    tries: [{ type: [['New name', ' ']], at: 'New name', says: missing }],
  },
  {
    name: 'redirect',
    source: 'features/content/routing/screens/RedirectForm.tsx',
    press: 'Save redirect',
    open: () => dialogAt('/user/redirects', 'New redirect', 'New redirect'),
    tries: [
      {
        type: [
          ['Path that is gone', '/gone'],
          ['Leads to', ''],
        ],
        at: 'Leads to',
        says: missing,
      },
      {
        type: [
          ['Path that is gone', '/o<l>d'],
          ['Leads to', '/'],
        ],
        at: 'Path that is gone',
        says: /characters that a URL cannot have/,
      },
      {
        type: [
          ['Path that is gone', '/about'],
          ['Leads to', '/'],
        ],
        at: 'Path that is gone',
        says: /a redirect would hide it/,
      },
      {
        type: [
          ['Path that is gone', '/gone'],
          ['Leads to', 'javascript:x'],
        ],
        at: 'Leads to',
        says: /begins with|http/,
      },
    ],
  },
  {
    name: 'new content type',
    source: 'features/content/types/screens/Types.tsx',
    press: 'Make the type',
    open: () => dialogAt('/user/types', 'New type', 'New content type'),
    tries: [
      { type: [['Name of one entry', '']], at: 'Name of one entry', says: missing },
      {
        type: [['Name of one entry', 'Page']],
        at: 'Name of one entry',
        says: /There is a content type of this name already/,
      },
      {
        type: [
          ['Name of one entry', 'Walk'],
          ['Plural, as in its URL', 'products'],
        ],
        at: 'Plural, as in its URL',
        says: /already used/,
      },
      {
        type: [['Plural, as in its URL', 'Long walks!']],
        at: 'Plural, as in its URL',
        says: /small letters/,
      },
    ],
  },
  {
    name: 'entry of an own type, added in its list',
    source: 'features/content/lists/screens/QuickAdd.tsx',
    press: 'Publish and add another',
    open: () => dialogAt('/user/content/every_walk', 'Quick add', 'New Every walk'),
    tries: [
      { type: [['Place', 'Quay']], at: 'Title', says: /Please enter a title/, kept: { Place: 'Quay' } },
      { type: [['Title', 'Night walk']], at: 'Day', says: /./, kept: { Title: 'Night walk' } },
    ],
    refused: {
      type: [
        ['Title', 'Night walk'],
        ['Place', 'Quay'],
      ],
      call: '/api/posts',
      field: 'place',
      at: 'Place',
      says: /refused by the server/,
    },
  },
  {
    name: 'content type',
    source: 'features/content/types/screens/TypeEditor.tsx',
    press: 'Save type',
    isOnPage: true,
    async open() {
      const main = await screenAt('/user/types/product', 'Name of one entry')
      await main.getByRole('button', { name: 'Add field' }).click()
      return main
    },
    tries: [
      {
        type: [
          ['Title', ''],
          ['Name of one entry', 'Piece'],
        ],
        at: 'Title',
        says: /A field needs a title/,
      },
      {
        type: [
          ['Title', 'Origin'],
          ['Name of one entry', ''],
        ],
        at: 'Name of one entry',
        says: missing,
      },
    ],
  },
  {
    name: 'menu',
    source: 'features/content/menus/screens/Menus.tsx',
    press: 'Save menu',
    open: () => screenAt('/user/menus', 'Name of the menu'),
    tries: [
      { type: [['Name of the menu', '']], at: 'Name of the menu', says: /A menu needs a name/ },
      {
        type: [
          ['Name of the menu', 'Header'],
          ['Title of entry 1', ''],
        ],
        at: 'Title of entry 1',
        says: /Each entry needs a title/,
      },
    ],
    refused: {
      type: [
        ['Name of the menu', 'Header!'],
        ['Title of entry 1', 'First'],
      ],
      call: '/api/posts',
      field: 'title',
      at: 'Name of the menu',
      says: /refused by the server/,
    },
  },
  {
    name: 'header and footer',
    source: 'features/content/menus/screens/HeaderForm.tsx',
    press: 'Save',
    isOnPage: true,
    open: () => screenAt('/user/header', 'Link of the announcement'),
    tries: [
      {
        type: [
          ['Link of the announcement', 'about'],
          ['Button in the header', 'Visit'],
        ],
        at: 'Link of the announcement',
        says: /This is not a link/,
      },
    ],
  },
  {
    name: 'plan',
    source: 'features/content/versions/screens/ScheduleDialog.tsx',
    press: 'Save plan',
    async open() {
      const more = page.getByRole('button', { name: 'More for Every form', exact: true })
      await at('/user/content/post?q=Every+form', more)
      await more.click()
      await page.getByRole('menuitem', { name: 'Plan…' }).click()
      await dialog(/^Plan/).waitFor()
      return dialog(/^Plan/)
    },
    tries: [
      {
        type: [
          ['Publish', '2031-05-02'],
          ['Take off the site', '2031-05-01'],
        ],
        at: 'Take off the site',
        says: /The end must lie after the start/,
      },
    ],
  },
  {
    name: 'settings',
    source: 'features/settings/screens/SettingsScreen.tsx',
    press: 'Save settings',
    isOnPage: true,
    open: () => screenAt('/user/settings', 'Email address'),
    tries: [
      { type: [['/^Email address/', 'no address']], at: '/^Email address/', says: noMail },
      {
        type: [
          ['/^Email address/', 'kiln@larkmoor.example'],
          ['/^Site URL/', 'larkmoor'],
        ],
        at: '/^Site URL/',
        says: /https?:/,
      },
    ],
  },
  {
    name: 'own address book',
    source: 'features/shop/addresses/screens/MyAddresses.tsx',
    press: 'Save address',
    open: () => dialogAt('/user/my-addresses', 'Add an address', 'Add an address'),
    tries: [
      {
        type: [
          ['Name', ''],
          ['Town', 'Larkmoor'],
        ],
        at: 'Name',
        says: /needs a name/,
      },
      {
        type: [
          ['Name', 'Ada'],
          ['Street and number', '1 Quay'],
          ['Postcode', 'nonsense'],
          ['Country', 'Germany'],
        ],
        at: 'Postcode',
        says: /no postcode of Germany/,
      },
    ],
    refused: {
      type: [['Postcode', '10115']],
      call: '/api/shop/addresses',
      field: 'address.city',
      at: 'Town',
      says: /refused by the server/,
    },
  },
  {
    name: 'delivery',
    source: 'features/shop/settings/screens/Shipping.tsx',
    press: 'Save changes',
    isOnPage: true,
    async open() {
      const main = page.getByRole('main')
      await at('/user/shipping', main.getByRole('button', { name: 'Add a code' }))
      await main.getByRole('button', { name: 'Add a code' }).click()
      return main
    },
    tries: [{ type: [['Percent', '10']], at: 'Code', says: /A code is missing/ }],
  },
  {
    name: 'a discount',
    source: 'features/shop/settings/screens/Shipping.tsx',
    press: 'Save changes',
    isOnPage: true,
    async open() {
      const main = page.getByRole('main')
      await at('/user/shipping', main.getByRole('button', { name: 'Add a code' }))
      await main.getByRole('button', { name: 'Add a code' }).click()
      return main.getByRole('group', { name: 'New code' }).or(main.getByRole('group', { name: 'EVERYFORM' }))
    },
    tries: [
      {
        type: [
          ['Code', 'EVERYFORM'],
          ['Percent', '120'],
        ],
        at: 'Percent',
        says: /At most 100 percent/,
      },
      { type: [['Percent', 'ten']], at: 'Percent', says: /not a percentage/ },
    ],
    refused: {
      type: [['Percent', '10']],
      call: '/api/shop/settings',
      field: 'discounts.LAST.code',
      at: 'Code',
      says: /refused by the server/,
    },
  },
  {
    name: 'keys of the payment provider',
    source: 'features/shop/payments/screens/Payments.tsx',
    press: 'Save Secret key',
    open: () => screenAt('/user/payments', 'Secret key'),
    tries: [{ type: [['Secret key', 'not a key']], at: 'Secret key', says: /sk_/ }],
  },
  {
    name: 'instructions for paying',
    source: 'features/shop/orders/screens/ArrangementBox.tsx',
    press: 'Save instructions',
    open: () => screenAt('/user/payments', 'Instructions for paying'),
    tries: [
      {
        type: [['Instructions for paying', 'n'.repeat(2500)]],
        at: 'Instructions for paying',
        says: /At most 2000 characters/,
      },
    ],
  },
  {
    name: 'product',
    source: 'features/shop/catalogue/screens/ProductForm.tsx',
    press: 'Save product',
    isOnPage: true,
    open: () => screenAt('/user/products/new', 'Name'),
    tries: [
      {
        type: [
          ['Name', ''],
          ['Short description', 'Kept'],
        ],
        at: 'Name',
        says: /A product needs a name/,
      },
      {
        type: [
          ['Name', 'Bowl'],
          ['Price in USD', '1.234'],
        ],
        at: 'Price in USD',
        says: /could mean|1\.234/,
      },
      { type: [['Price in USD', '-5']], at: 'Price in USD', says: /not a price/ },
      { type: [['Price in USD', 'ten']], at: 'Price in USD', says: /not a price/ },
      {
        type: [
          ['Price in USD', '10.00'],
          ['SKU', 'EVERY-FORM'],
        ],
        at: 'SKU',
        says: /Another product already has the sku/,
      },
      {
        type: [
          ['SKU', 'EVERY-FORM-2'],
          ['Barcode', '123'],
        ],
        at: 'Barcode',
        says: /8, 12, 13 or 14 digits/,
      },
      { type: [['Barcode', '4006381333932']], at: 'Barcode', says: /the last one would be/ },
      {
        type: [
          ['Barcode', ''],
          ['Name', 'z'.repeat(400)],
        ],
        at: 'Name',
        says: /At most 300 characters/,
      },
    ],
  },
  {
    name: 'texts of emails',
    source: 'features/shop/email/screens/EmailTemplates.tsx',
    press: 'Save text',
    open: () => screenAt('/user/emails/templates?email=shipped', 'Subject'),
    tries: [
      {
        type: [
          ['Subject', ''],
          ['Text', 'Hello'],
        ],
        at: 'Subject',
        says: /needs a subject/,
      },
      {
        type: [
          ['Subject', 'Hello'],
          ['Text', 'Dear {nobody}'],
        ],
        at: 'Text',
        says: /has no placeholder \{nobody\}/,
      },
    ],
    refused: {
      type: [['Text', 'Dear {customer_name}']],
      call: '/api/shop/email-templates',
      field: 'own.text',
      at: 'Text',
      says: /refused by the server/,
    },
  },
  {
    name: 'order by hand',
    source: 'features/shop/checkout/screens/NewOrder.tsx',
    press: 'Make the order',
    isOnPage: true,
    open: () => screenAt('/user/orders/new', 'Add a product'),
    tries: [{ type: [['Email', 'no address']], at: 'Add a product', says: /An order needs a product/ }],
  },
  {
    name: 'order by hand with a line',
    source: 'features/shop/checkout/screens/NewOrder.tsx',
    press: 'Make the order',
    isOnPage: true,
    async open() {
      const main = await screenAt('/user/orders/new', 'Add a product')
      await main.getByRole('button', { name: 'Add a line of your own' }).click()
      return main
    },
    tries: [
      { type: [['What it is', '']], at: 'What it is', says: /needs a name/ },
      {
        type: [
          ['What it is', 'Wrapping'],
          ['Price of Wrapping', 'ten'],
        ],
        at: 'Price of Wrapping',
        says: /not a price/,
      },
      {
        type: [
          ['Price of Wrapping', '10.00'],
          ['Email', 'no address'],
        ],
        at: 'Email',
        says: /valid email address/,
      },
      {
        type: [
          ['Email', 'ada@example.org'],
          ['Discount code', 'NO-SUCH-CODE'],
        ],
        at: 'Discount code',
        says: /not valid/,
      },
    ],
  },
  {
    name: 'note on an order',
    source: 'features/shop/orders/screens/OrderTimeline.tsx',
    press: 'Add note',
    open: () => screenAt(`/user/orders/${made.order}`, 'Note for colleagues'),
    tries: [
      {
        type: [['Note for colleagues', 'n'.repeat(2500)]],
        at: 'Note for colleagues',
        says: /At most 2000 characters/,
      },
    ],
  },
  {
    name: 'address of an order',
    source: 'features/shop/orders/screens/OrderAddress.tsx',
    press: 'Save address',
    open: () => dialogAt(`/user/orders/${made.order}`, 'Change address', 'Change the delivery address'),
    tries: [
      {
        type: [
          ['Name', ''],
          ['Town', 'Elsewhere'],
        ],
        at: 'Name',
        says: /needs a name/,
      },
      {
        type: [
          ['Name', 'Ada'],
          ['Postcode', 'nonsense'],
        ],
        at: 'Postcode',
        says: /no postcode of/,
      },
      {
        type: [
          ['Postcode', ''],
          ['Phone (optional)', 'no number'],
        ],
        at: 'Phone (optional)',
        says: /phone number/,
      },
      {
        type: [
          ['Phone (optional)', ''],
          ['Country', 'Germany'],
          ['Postcode', '10115'],
        ],
        at: 'Country',
        says: /For another country/,
      },
    ],
    refused: {
      type: [['Name', 'Ada']],
      call: '/address',
      field: 'address.line1',
      at: 'Street and number',
      says: /refused by the server/,
    },
  },
  {
    name: 'refund',
    source: 'features/shop/orders/screens/RefundForm.tsx',
    press: 'Refund',
    open: () => dialogAt(`/user/orders/${made.order}`, 'Refund', /^Refund order/),
    tries: [
      { type: [['/^Amount in/', '']], at: '/^Amount in/', says: /An amount up to/ },
      { type: [['/^Amount in/', 'ten']], at: '/^Amount in/', says: /not a price|An amount/ },
      { type: [['/^Amount in/', '-5']], at: '/^Amount in/', says: /not a price|An amount/ },
      { type: [['/^Amount in/', '99999']], at: '/^Amount in/', says: /up to/ },
    ],
    refused: {
      type: [
        ['/^Amount in/', '10.00'],
        ['Reason', 'Broken'],
      ],
      call: '/refund',
      field: 'reason',
      at: 'Reason',
      says: /refused by the server/,
    },
  },
  {
    name: 'parcel',
    source: 'features/shop/fulfilment/screens/FulfilForm.tsx',
    press: 'Record the parcel',
    open: () => dialogAt(`/user/orders/${made.order}`, 'Pack and send', 'Pack and send'),
    tries: [
      {
        type: [
          ['Carrier', 'Post'],
          ['Tracking link (optional)', 'no address'],
        ],
        at: 'Tracking link (optional)',
        says: /https/,
      },
    ],
  },
  {
    name: 'tracking of a parcel',
    source: 'features/shop/fulfilment/screens/TrackingForm.tsx',
    press: 'Save tracking',
    open: () => dialogAt(`/user/orders/${made.sent}`, 'Add tracking', 'Add tracking'),
    tries: [
      {
        type: [
          ['Carrier', 'Post'],
          ['Tracking link (optional)', 'no address'],
        ],
        at: 'Tracking link (optional)',
        says: /https/,
      },
    ],
    refused: {
      type: [['Tracking link (optional)', '']],
      call: '/tracking',
      field: 'tracking',
      at: 'Tracking number',
      says: /refused by the server/,
    },
  },
  {
    name: 'stock of a variant',
    source: 'features/shop/inventory/screens/StockDialog.tsx',
    press: 'Save stock',
    open: () => dialogAt('/user/stock?q=every', /^Adjust/, /Every form/),
    tries: [
      {
        type: [['Quantity, with a minus for less', '']],
        at: 'Quantity, with a minus for less',
        says: missing,
      },
      {
        type: [['Quantity, with a minus for less', 'many']],
        at: 'Quantity, with a minus for less',
        says: /whole number/,
      },
      {
        type: [['Quantity, with a minus for less', '1.5']],
        at: 'Quantity, with a minus for less',
        says: /whole number/,
      },
      {
        type: [['Quantity, with a minus for less', '-5000']],
        at: 'Quantity, with a minus for less',
        says: /cannot go below/,
      },
    ],
    refused: {
      type: [['Quantity, with a minus for less', '3']],
      call: '/api/shop/stock',
      field: 'quantity',
      at: 'Quantity, with a minus for less',
      says: /refused by the server/,
    },
  },
  {
    name: 'stock in its list',
    source: 'features/shop/inventory/screens/Stock.tsx',
    press: 'Save',
    async open() {
      const row = page.getByRole('row', { name: /Every form/ })
      await at('/user/stock?q=every', row.first())
      return row.first()
    },
    refused: {
      type: [['Stock of Every form', '7']],
      call: '/api/shop/stock',
      field: 'quantity',
      at: 'Stock of Every form',
      says: /refused by the server/,
    },
  },
  {
    name: 'currency',
    source: 'features/shop/currency/screens/Currency.tsx',
    press: 'Show what will happen',
    open: () => screenAt('/user/settings/currency', 'New currency'),
    tries: [
      { type: [['What 1 USD is worth', '1.1']], at: 'New currency', says: /Choose a currency/ },
      {
        type: [
          ['New currency', 'EUR'],
          ['1 USD is how many EUR', 'much'],
        ],
        at: '1 USD is how many EUR',
        says: /not a rate/,
      },
      { type: [['1 USD is how many EUR', '-2']], at: '1 USD is how many EUR', says: /not a rate/ },
      { type: [['1 USD is how many EUR', '0']], at: '1 USD is how many EUR', says: /rate/ },
    ],
  },
  {
    name: 'a tag for many',
    source: 'features/content/lists/screens/BulkDialog.tsx',
    press: 'Add tag',
    async open() {
      const choose = page.getByRole('checkbox', { name: 'Choose Every form', exact: true })
      await at('/user/content/post?q=Every+form', choose)
      await choose.check()
      await page.getByRole('button', { name: 'Add tag…' }).click()
      await dialog('Add a tag').waitFor()
      return dialog('Add a tag')
    },
    tries: [
      { type: [['Tag', '']], at: 'Tag', says: missing },
      { type: [['Tag', '  ']], at: 'Tag', says: missing },
    ],
    refused: {
      type: [['Tag', 'walks']],
      call: '/api/posts/bulk',
      field: 'value',
      at: 'Tag',
      says: /refused by the server/,
    },
  },
  {
    name: 'another URL for a broken link',
    source: 'features/content/references/screens/BrokenReferences.tsx',
    press: 'Change 1 page',
    open: () =>
      dialogAt(
        '/user/redirects?list=broken',
        'Lead elsewhere… for /nowhere-in-every-form',
        /^In the place of/,
      ),
    tries: [
      { type: [['URL', '']], at: 'URL', says: /choose what takes its place/ },
      { type: [['URL', 'nowhere']], at: 'URL', says: /begins with/ },
      { type: [['URL', 'javascript:x']], at: 'URL', says: /begins with/ },
    ],
    refused: {
      type: [['URL', '/about']],
      call: '/api/references/replace',
      field: 'to',
      at: 'URL',
      says: /refused by the server/,
    },
  },
  {
    name: 'what takes the place of what goes',
    source: 'ui/usesGuard.tsx',
    press: 'Move to the trash',
    async open() {
      const more = page.getByRole('button', { name: 'More for Every form is linked', exact: true })
      await at('/user/content/page?q=Every+form+is+linked', more)
      await more.click()
      await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
      const asked = dialog(/is in use$/)
      await asked.getByRole('radio', { name: /^Redirect links/ }).check()
      return asked
    },
    tries: [
      { type: [['URL', '']], at: 'URL', says: /choose what takes its place/ },
      { type: [['URL', 'nowhere']], at: 'URL', says: /begins with/ },
    ],
    refused: {
      type: [['URL', '/about']],
      call: '/api/references/replace',
      field: 'to',
      at: 'URL',
      says: /refused by the server/,
    },
  },
  {
    name: 'merge a category',
    source: 'features/content/taxonomies/screens/RemoveCategory.tsx',
    press: 'Merge',
    async open() {
      const opened = await dialogAt('/user/categorization', 'Delete Taken already', /“Taken already”/)
      await enter(labelled(opened, '/^What is in it/'), 'Every form’s other')
      return dialog('Merge “Taken already”')
    },
    refused: {
      type: [['/^What is in it/', 'Every form’s other']],
      call: '/api/posts/categories/',
      field: 'merge_into',
      at: '/^What is in it/',
      says: /refused by the server/,
    },
  },
  {
    name: 'reply to a comment',
    source: 'features/comments/screens/CommentQueue.tsx',
    press: 'Send reply',
    async open() {
      const reply = page.getByRole('button', { name: 'Reply', exact: true }).first()
      await at('/user/comments?status=approved', reply)
      await reply.click()
      return page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Send reply' }) })
    },
    refused: {
      type: [['/^Reply to/', 'Thank you']],
      call: '/api/posts/notes',
      field: 'value',
      at: '/^Reply to/',
      says: /refused by the server/,
    },
  },
  {
    name: 'keep a view',
    source: 'ui/SavedViews.tsx',
    press: 'Save view',
    open: () => dialogAt('/user/content/page?q=every', 'Save this view', 'Save this view'),
    refused: {
      type: [['Name of the view', 'Mine']],
      call: '/api/views',
      field: 'title',
      at: 'Name of the view',
      says: /refused by the server/,
    },
  },
  {
    name: 'sign in again',
    source: 'dashboard/SignInAgain.tsx',
    press: 'Go on',
    async open() {
      await screenAt('/user/settings', 'Email address')
      let isAsked = false
      await page.route('**/api/options', (route) => {
        if (route.request().method() === 'GET' || isAsked) return route.fallback()
        isAsked = true
        return route.fulfill({
          status: 403,
          json: { d: null, error: { code: 'login.again', message: 'Please enter your password.' } },
        })
      })
      await page.getByRole('main').getByLabel('Email address', { exact: true }).fill('proof@larkmoor.example')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await dialog('Is it you?').waitFor()
      return dialog('Is it you?')
    },
    tries: [
      { type: [['Password', '']], at: 'Password', says: missing },
      { type: [['Password', 'not-this-one']], at: 'Password', says: /password is not right/ },
    ],
  },
]

/** Forms of the editor. */
const editorForms: readonly Form[] = [
  {
    name: 'make reusable',
    source: 'editor/commands/NameDialog.tsx',
    press: 'Create component',
    async open() {
      const words = page.frameLocator('iframe.editor-frame').locator('[data-bid="words"]')
      await at(`/user/editor/${made.page}`, words)
      await words.click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Shift+F10')
      await page.getByRole('menuitem', { name: 'Create component…' }).click()
      await dialog('Create component').waitFor()
      return dialog('Create component')
    },
    refused: {
      type: [['Name', 'Opening hours']],
      call: '/api/posts',
      field: 'title',
      at: 'Name',
      says: /refused by the server/,
    },
  },
  {
    name: 'new shared style',
    source: 'editor/styles/SharedStyleField.tsx',
    press: 'Create',
    async open() {
      const words = page.frameLocator('iframe.editor-frame').locator('[data-bid="words"]')
      await at(`/user/editor/${made.page}`, words)
      await words.click()
      await page.locator('.editor-right').getByRole('button', { name: 'New shared style' }).click()
      await dialog('New shared style').waitFor()
      return dialog('New shared style')
    },
    refused: {
      type: [['Name', 'Card']],
      call: '/api/shared-styles',
      field: 'title',
      at: 'Name',
      says: /refused by the server/,
    },
  },
  {
    name: 'settings of a page',
    source: 'editor/panels/SidePanel.tsx',
    press: 'Publish',
    confirm: /^Publish/,
    isOnPage: true,
    async open() {
      const panel = page.getByRole('complementary', { name: 'Settings' })
      await at(`/user/editor/${made.page}`, panel.getByLabel('URL', { exact: true }))
      return panel
    },
    tries: [{ type: [['URL', 'about']], at: 'URL', says: /already used by/ }],
  },
]

/** Dialogs with inputs of which nothing can be refused at a field, each with the reason. */
const nothingToRefuse: Readonly<Record<string, string>> = {
  'editor/site/SitePanel.tsx':
    'shows the form of header and footer, which is in the table; asks whether to save it',
  'ui/FileBrowser.tsx': 'a choice of files; what is refused of an upload stands at its file (another test)',
  'ui/ListTools.tsx': 'filters of a list: nothing is sent',
  'ui/FieldForm.tsx': 'the part that other forms are made of',
  'ui/Modal.tsx': 'the part that other forms are made of',
  'ui/FormProblems.tsx': 'the part that other forms are made of',
  'editor/publishing/PublishDialog.tsx':
    'what is refused of the page is told at its fields in the panel, as in “settings of a page”',
  'editor/outline/RenameDialog.tsx': 'any name will do, and it is part of the page',
  'editor/commands/FindBar.tsx': 'a search within the page',
  'editor/commands/LinkPopover.tsx': 'what is no link is searched for, and it is part of the page',
  'features/content/replacing/screens/ReplaceWords.tsx':
    'any words may be searched for and be replaced by any; the dialog says on how many pages',
  'features/site/screens/DemoContent.tsx': 'a choice of two',
  'features/site/screens/ArrangeTiles.tsx': 'switches and an order',
  'features/shop/fulfilment/screens/SendManyDialog.tsx':
    'one tick; each refused order is description by number',
  'features/shop/importing/screens/Imports.tsx':
    'a file; what is refused of it stands at its kind (another test)',
}

const all = [...forms, ...editorForms]

test('3.6 every form of the dashboard is in the table', () => {
  const files = globSync('src/{features/**/screens,dashboard,editor,ui}/**/*.tsx').filter(
    (file) => !/\.(test|testing|screen)\.tsx$/.test(file),
  )
  const holdsForm = (text: string) =>
    /<form\b|<FormProblems\b/.test(text) || (/<Modal\b/.test(text) && /onOk=/.test(text) && inputs.test(text))
  const found = files
    .filter((file) => holdsForm(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/').replace('src/', ''))
  const known = new Set([...all.map(({ source }) => source), ...Object.keys(nothingToRefuse)])
  expect(found.filter((file) => !known.has(file))).toEqual([])
  expect(
    [...known].filter((file) => !files.includes(`src/${file}`)),
    'no file of the table is gone',
  ).toEqual([])
})
const inputs =
  /<(?:input|textarea|select|TextInput|MoneyInput|FieldForm|FieldInput|Select|TokenInput|DatePicker|TimeEntry|NumericSpinner|CodeInput|RadioList|CheckboxGroup|ReplacementInput|LinkField|SearchPicker)\b/

beforeAll(async () => {
  const owner = await site.openSignedIn()
  page = owner.page
  await site.admin.call('POST', '/api/types', {
    slug: 'every_walk',
    title: 'Every walk',
    plural: 'every-walks',
    fields: [
      { name: 'day', title: 'Day', type: 'string', is_required: true },
      { name: 'place', title: 'Place', type: 'string' },
    ],
  })
  await site.admin.call('POST', '/api/posts/uploads/create-folder', {
    folder: '',
    new_folder: 'There already',
    public: true,
  })
  await site.admin.call('POST', '/api/posts/categories', {
    taxonomy: 'category',
    title: 'Taken already',
    slug: 'taken-already',
  })
  await site.admin.call('POST', '/api/posts/categories', {
    taxonomy: 'category',
    title: 'Every form’s other',
  })
  await site.admin.call('POST', '/api/taxonomies', { title: 'Regions', is_hierarchical: false })
  made.page = (
    await site.save({
      type: 'page',
      title: 'Every form in the editor',
      status: 'published',
      value: [{ id: 'words', type: 'paragraph', state: { text: 'Some words' } }],
    })
  ).id
  made.email = (
    await site.save({ type: 'newsletter', title: 'Every form is sent', status: 'draft', value: [] })
  ).id
  const linked = await site.save({
    type: 'page',
    title: 'Every form is linked',
    status: 'published',
    value: [],
  })
  for (const url of ['/nowhere-in-every-form', linked.url])
    await site.save({
      type: 'page',
      title: 'Every form links',
      status: 'published',
      value: [{ id: 'words', type: 'paragraph', state: { text: `<a href="${url}">There</a>` } }],
    })
  await site.save({ type: 'post', title: 'Every form', status: 'draft', value: [], tags: ['every-form'] })
  await site.save({
    type: 'post',
    title: 'Every form is told',
    status: 'published',
    value: [],
    tags: ['every-form'],
  })
  const metas = [
    { name: 'product_price', value: '10.00' },
    { name: 'product_sku', value: 'EVERY-FORM' },
    { name: 'product_quantity', value: '4' },
  ]
  await site.save({ type: 'product', title: 'Every form', status: 'published', value: [], metas })
  const { d: orders } = await site.admin.call('GET', '/api/shop/orders?limit=50')
  const [packed, sent] = (Array.isArray(orders) ? orders : orders.items).filter(
    ({ status }: { status: string }) => status === 'to_pack',
  )
  made.order = packed.id
  made.sent = sent.id
  await site.admin.call('POST', `/api/shop/orders/${made.sent}/fulfil`, {})
})

const labelled = (scope: Locator, label: string): Locator => {
  const pattern = /^\/(.*)\/$/.exec(label)?.[1]
  return (
    pattern === undefined ? scope.getByLabel(label, { exact: true }) : scope.getByLabel(new RegExp(pattern))
  ).last()
}

async function enter(field: Locator, text: string): Promise<void> {
  if (await field.evaluate((element) => element.tagName === 'SELECT')) {
    const value = await field
      .locator('option')
      .evaluateAll(
        (options, wanted) =>
          options
            .find((one) => one instanceof HTMLOptionElement && (one.label === wanted || one.value === wanted))
            ?.getAttribute('value') ?? '',
        text,
      )
    await field.selectOption(value)
  } else await field.fill(text)
}

interface Seen {
  said: string
  isInvalid: boolean
  hasFocus: boolean
  /** What lies over the field, if anything does. */
  over: string
}

const seenAt = (field: Locator): Promise<Seen> =>
  field.evaluate((element) => {
    const description = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
    return {
      said: description
        .filter((one) => one.classList.contains('problem'))
        .map((one) => one.textContent)
        .join(' '),
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      hasFocus: document.activeElement === element,
      over:
        over === null || over === element || element.contains(over) || over.contains(element)
          ? ''
          : over.outerHTML.slice(0, 80),
    }
  })

/** Returns what is wrong with how the form tells a fault. */
async function faultsOf(form: Form, scope: Locator, attempt: Try): Promise<string[]> {
  const faults: string[] = []
  const about = `${form.name}, ${attempt.at}`
  for (const [label, text] of attempt.type) await enter(labelled(scope, label), text)
  const button = (form.isOnPage ? page : scope)
    .getByRole('button', { name: form.press, exact: !form.isOnPage })
    .first()
  await button.click()
  if (form.confirm) await page.getByRole('dialog').getByRole('button', { name: form.confirm }).click()
  const field = labelled(scope, attempt.at)
  await expect
    .poll(async () => (await seenAt(field)).said)
    .toMatch(attempt.says)
    .catch(() => undefined)
  // The focus comes just after the words and brings the field into view: what lies over it is asked then.
  await expect
    .poll(async () => {
      const { hasFocus, over } = await seenAt(field)
      return [hasFocus, over]
    })
    .toEqual([true, ''])
    .catch(() => undefined)
  const seen = await seenAt(field)
  if (!attempt.says.test(seen.said))
    faults.push(
      `${about}: “${seen.said}” stands at the field; beside it: ${(await scope.locator('.problem').allInnerTexts()).join(' | ')}`,
    )
  if (!seen.isInvalid) faults.push(`${about}: the field is not marked`)
  else if (!seen.hasFocus) faults.push(`${about}: the focus is elsewhere`)
  if (seen.over !== '') faults.push(`${about}: under ${seen.over}`)
  for (const [label, text] of attempt.type) {
    const input = labelled(scope, label)
    const isChoice = await input.evaluate((element) => element.tagName === 'SELECT')
    const held = await input.inputValue()
    if (!isChoice && held !== (attempt.kept?.[label] ?? text))
      faults.push(`${about}: ${label} holds “${held.slice(0, 40)}” instead of “${text.slice(0, 40)}”`)
  }
  const canPress = await expect
    .poll(() => button.isEnabled())
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  if (!canPress) faults.push(`${about}: the button cannot be pressed again`)
  const words = (await page.locator('.problem:visible').allInnerTexts()).filter((text) =>
    notForPeople.test(text),
  )
  if (words.length > 0) faults.push(`${about}: ${words.join(' | ')}`)
  return faults
}

test.each(shareOf(all))(
  '3.6 $name: what is wrong stands at its field in plain words, and nothing typed is lost',
  async (form) => {
    const scope = await form.open()
    const faults: string[] = []
    for (const attempt of form.tries ?? []) faults.push(...(await faultsOf(form, scope, attempt)))
    const { refused } = form
    if (refused) {
      await page.route(
        (url) => url.pathname.includes(refused.call),
        async (route) => {
          if (route.request().method() === 'GET') return route.fallback()
          const sent: unknown = route.request().postDataJSON()
          const last =
            typeof sent === 'object' && sent !== null && 'discounts' in sent && Array.isArray(sent.discounts)
              ? sent.discounts.length - 1
              : 0
          const fields = [{ field: refused.field.replace('LAST', String(last)), message: plain }]
          await route.fulfill({
            status: 422,
            json: { d: null, error: { code: 'made.up', message: plain, data: { fields } } },
          })
        },
      )
      faults.push(...(await faultsOf(form, scope, refused)))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(faults).toEqual([])
  },
)
