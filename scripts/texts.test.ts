/**
 * 13.2 Texts for people are in catalogues: complete in every language, with the same values, and none beside them in the
 * areas that have moved. Add an area to `moved` once its texts are in (docs/guides/texts.md).
 */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { sourceOf } from '#platform/language/catalogue.ts'
import { roles } from '#platform/operations/capabilities.ts'
import { builtInTypes } from '#features/content/types/postTypes.ts'
import { languages } from '#platform/language/current.ts'
import { namesIn, type Messages } from '#platform/language/message.ts'
import { textsInBrowser } from './textsInBrowser.ts'
import { textsOutside } from './textsOutside.ts'

const moved = [
  // Platform
  'src/platform/operations/capabilities.ts',
  'src/platform/operations/dataProblems.ts',
  'src/platform/operations/operation.ts',
  'src/platform/operations/issueMessage.ts',
  'src/platform/storage/paths.ts',
  'src/platform/language/*.ts',
  // Shop
  'src/features/shop/addressFaults.ts',
  'src/features/shop/currency/*.ts',
  'src/features/shop/currency/screens/*.tsx',
  'src/features/shop/importing/screens/*.tsx',
  'src/features/shop/health/screens/*.tsx',
  'src/features/shop/health/healthChecks.ts',
  'src/features/shop/importing/csvFormat.ts',
  'src/features/shop/importing/customerCsv.ts',
  'src/features/shop/importing/stockCsv.ts',
  'src/features/shop/importing/productCsv.ts',
  'src/features/shop/importing/productCsvRows.ts',
  'src/features/shop/importing/productLocations.ts',
  'src/features/shop/importing/continueRun.ts',
  'src/features/shop/inventory/operations/changeStock.ts',
  'src/features/shop/catalogue/*.ts',
  'src/features/shop/catalogue/screens/*.ts*',
  'src/features/shop/settings/screens/*.ts*',
  'src/features/shop/pricing/chargeUnits.ts',
  'src/features/shop/pricing/discounts.ts',
  'src/features/shop/schema.ts',
  'src/features/shop/problems.ts',
  'src/features/shop/inventory/screens/*.tsx',
  'src/features/shop/documents/*.ts',
  'src/features/shop/{email,notifications,downloads}/*.ts',
  'src/features/shop/orders/*.ts',
  'src/features/shop/cart/*.ts',
  'src/features/shop/{orders,fulfilment,payments,addresses,email,downloads}/screens/*.{ts,tsx}',
  'src/features/shop/payments/*.ts',
  'src/features/shop/payments/{operations,jobs,providers}/*.ts',
  'src/features/shop/fulfilment/{fulfil,fulfilMany,changeTracking}.ts',
  'src/features/shop/checkout/**/*.ts*',
  // Content
  'src/features/content/{auditNames,defaults,index,ofAccount,problems,rights,schema,views}.ts',
  'src/features/content/{documents,lists,live,menus,posts,previews,references,replacing,routing,search,taxonomies,urls,versions}/**/*.ts*',
  'src/features/content/sealed.ts',
  'src/features/content/snippets/{componentErrors,componentFrame,matches,pageExtras,placedBlocks,storedLists,storedSnippet}.ts',
  'src/features/content/snippets/{operations,sources}/*.ts',
  'src/features/content/entries/**/*.ts',
  'src/features/content/types/*.ts',
  'src/features/content/types/{operations,screens}/*.ts*',
  // People, settings, site
  'src/features/{people,settings,site}/problems.ts',
  'src/features/people/{mails,changeOthers,roleTexts}.ts',
  'src/features/people/audit*.ts',
  'src/features/people/screens/*.tsx',
  'src/features/people/{schema,sealed}.ts',
  'src/features/people/operations/saveMe.ts',
  'src/features/settings/*.ts',
  'src/features/site/jobTitles.ts',
  'src/features/site/operations/dashboardSummary.ts',
  'src/features/site/screens/summary.ts',
  'src/features/site/screens/{ArrangeTiles,EditedLately,Figures,MemberDay,Needs,SetupChecklist}.tsx',
  'src/features/site/screens/{setupSteps,tiles}.ts',
  'src/features/settings/screens/*.tsx',
  // Activity, media, forms, comments
  'src/features/{activity,plugins}/problems.ts',
  'src/features/media/{problems,schema,serveMedia}.ts',
  'src/features/{media,forms,comments,newsletter}/screens/*.tsx',
  'src/features/forms/*.ts',
  'src/features/newsletter/{audience,composeMail,importSubscribers,mails,ofAccount,sendMail,subscribers,subscriptions}.ts',
  'src/features/comments/{heldFor,problems,readComments,schema,writeComment}.ts',
  'src/features/comments/operations/{listComments,reportComment}.ts',
  'src/features/activity/screens/*.tsx',
  'src/features/plugins/*.ts',
  'src/features/plugins/screens/*.tsx',
  'src/rules/*.{ts,tsx}',
  'src/ui/{readNumber,tokens}.ts',
  // Blocks
  'src/blocks/*/{view,[A-Z]*}.tsx',
  'src/blocks/*/definition.ts',
  'src/blocks/product/partDefinition.ts',
  'src/blocks/{gallery,carousel,opening-hours,tabs,video}/enhance.ts',
  'src/blocks/{opening-hours/words,price-list/writtenPrice}.ts',
  'src/blocks/{Pagination.tsx,dropRule.ts,visitorEvents.ts}',
  'src/blocks/{cart/useCheckout,product/choice,product/addToCart,product/purchase,form/data,shell/animations}.ts',
  // Editor
  'src/editor/*.{ts,tsx}',
  'src/editor/{canvas,checks,commands,model,outline,panels,publishing,saving}/*.{ts,tsx}',
  // Dashboard, ui, visitor, rendering
  'src/dashboard/*.tsx',
  'src/dashboard/screens/*.tsx',
  'src/dashboard/{menu,sessionEnd,signOut,tasks,useKeys}.ts',
  'src/ui/{[A-Z]*,growingList,onDemand,states,uses,usesGuard,useUploads}.tsx',
  'src/ui/{dateFormat,formatLongDate,offerNewUrl,price,uploadFile,useCall,useUndoNotice,zonedTime}.ts',
  'src/ui/code/CodeEditor.tsx',
  'src/visitor/{checkoutComplete,personal,components}.ts',
  'src/rendering/{systemPages,listingPage,logoutPage,needsScripts,standInPages,orderPage,formEntry}.tsx',
  'src/rendering/{listingContext,handler,pageAnswers,renderPage}.ts',
  'src/rendering/ErrorBox.tsx',
  'themes/default/**/*.tsx',
]

/** Constants that hold no texts. */
const noTexts: Record<string, string[]> = {
  'src/features/shop/orders/refundReason.ts': ['ownReasons'],
  'src/features/content/taxonomies/taxonomyTitle.ts': ['givenTaxonomies'],
  'src/features/content/types/postTypes.ts': ['builtInTypes'],
  'src/features/people/screens/SessionList.tsx': ['brands'],
  'src/editor/canvas/textKeys.ts': ['keys'],
  'src/editor/canvas/markKeys.ts': ['keys'],
  'src/editor/canvas/tableView.ts': ['keys'],
  'src/blocks/button/view.tsx': ['looks'],
  'src/blocks/code/definition.ts': ['code', 'html'],
  'src/blocks/html/definition.ts': ['code'],
  'src/dashboard/KeySheet.tsx': ['keys'],
  'src/features/activity/screens/Analytics.tsx': ['format'],
  'src/ui/tokens.ts': ['tokens'],
  'src/dashboard/SideBar.tsx': ['commandKey'],
  'src/dashboard/useKeys.ts': ['search'],
  'src/ui/RelativeTime.tsx': ['shortDay'],
  'src/features/settings/settingDefinitions.ts': ['default'],
  'src/features/settings/languages.ts': ['codes'],
  'src/features/shop/documents/documentPage.ts': ['style', 'script', 'policy'],
  'src/features/shop/documents/writeDocuments.ts': ['series'],
  'src/features/shop/payments/paymentSettings.ts': ['provider'],
  'src/features/shop/payments/testPaymentPage.ts': ['style'],
  'src/editor/canvas/frameDocument.ts': ['skeleton'],
  'src/editor/canvas/layOutAlone.ts': ['containment'],
  'src/editor/checks/checkDocument.ts': ['emptyWords'],
  'src/editor/panels/OwnCss.tsx': ['example'],
  'src/editor/parts.ts': ['stopLater'],
  'src/editor/saving/CompareFrame.tsx': ['compareRules'],
}

interface Catalogue {
  file: string
  all: { en: Messages } & Record<string, Messages>
}

async function catalogues(): Promise<Catalogue[]> {
  const files = globSync('{src,themes}/**/texts/*.ts').filter((file) => !/\.(\w\w|test)\.ts$/.test(file))
  const modules = files.map(async (file) => {
    const module: Record<string, object> = await import(resolve(file))
    return Object.values(module).flatMap((one) => {
      const source = sourceOf(one)
      return source ? [{ file, all: source.all }] : []
    })
  })
  return (await Promise.all(modules)).flat()
}

/** What differs between a language and English. */
function differences({ file, all }: Catalogue, language: string): string[] {
  const texts = all[language] ?? {}
  const missing = Object.keys(all.en).filter((key) => !(key in texts))
  const left = Object.keys(texts).filter((key) => !(key in all.en))
  const other = Object.entries(all.en).flatMap(([key, english]) => {
    const own = texts[key]
    return own !== undefined && String(namesIn(own)) !== String(namesIn(english)) ? [`${key} (values)`] : []
  })
  return [...missing, ...left, ...other].map((key) => `${file}: ${language} ${key}`)
}

test('13.2 each language has every text, with the same values as the English one', async () => {
  const found = await catalogues()
  expect(found.length).toBeGreaterThan(5)
  expect(found.flatMap((one) => languages.flatMap((language) => differences(one, language)))).toEqual([])
  const planted = {
    file: 'planted',
    all: { en: { a: 'Only {count}', b: 'B' }, de: { a: 'Nur {zahl}', c: 'C' } },
  }
  expect(differences(planted, 'de')).toEqual(['planted: de b', 'planted: de c', 'planted: de a (values)'])
})

/** One word in English, several meanings: others have a word for each. */
const homonyms = new Set(
  `Amount|Announcement|Below|Change|Closed|Delete|Delivery|Direction|Editor|End|Entries|Entry|Failed|Filled|First|Focus|Framed|From|Home|Key|Kind|Language|Lines|Lock|Logged out|Medium|Message|Middle|Newest|None|Open|Order|Pending|Phone|Place|Plain|Post|Reply to {name}|Reusable|Round|Schedule|Sent|Side by side|Sold|The current slide cannot be found.|Tag|Then|Time|Timeline|Type|Users|View|Weight|Words|Written|Zoom in|open`.split(
    '|',
  ),
)

/** What the same English text is in another language, where that is more than one text. */
function unlike(all: readonly Catalogue[], language: string): string[] {
  const known = new Map<string, Set<string>>()
  for (const { all: texts } of all)
    for (const [key, english] of Object.entries(texts.en)) {
      const own = texts[language]?.[key]
      if (typeof english !== 'string' || typeof own !== 'string' || homonyms.has(english)) continue
      known.set(english, (known.get(english) ?? new Set()).add(own))
    }
  return [...known]
    .filter(([, own]) => own.size > 1)
    .map(([english, own]) => `${english}: ${[...own].join(' / ')}`)
}

test('13.2 one thing is called alike on every screen: the same English text has one translation', async () => {
  const found = await catalogues()
  expect(languages.flatMap((language) => unlike(found, language))).toEqual([])
  const planted = ['Warenkorb', 'Einkaufswagen'].map((cart) => ({
    file: 'planted',
    all: { en: { cart: 'Cart' }, de: { cart } },
  }))
  expect(unlike(planted, 'de')).toEqual(['Cart: Warenkorb / Einkaufswagen'])
})

/** What is stored in English words: who reads another language reads another word. */
const storedWords: Record<string, readonly string[]> = {
  type: builtInTypes.map(({ slug }) => slug),
  // Nobody is given the role of a visitor.
  role: roles.filter((role) => role !== 'visitor'),
}

/** The stored words that a text of another language would show as they are. */
function shownAsStored({ file, all }: Catalogue, language: string): string[] {
  return Object.entries(all[language] ?? {}).flatMap(([key, text]) => {
    if (typeof text !== 'object' || !('select' in text)) return []
    const isShown = text.other.includes(`{${text.select}}`)
    const missing = (storedWords[text.select] ?? []).filter(
      (word) => !(word in text || word.replaceAll('_', ' ') in text),
    )
    // Where none is named, the caller hands over what was put into words before.
    const isRaw = isShown && missing.length < (storedWords[text.select] ?? []).length
    return isRaw ? missing.map((word) => `${file}: ${language} ${key}: ${word}`) : []
  })
}

test('13.2 no text of another language shows a type or a role in the word that it is stored by', async () => {
  const found = await catalogues()
  expect(found.flatMap((one) => ['de', 'es'].flatMap((language) => shownAsStored(one, language)))).toEqual([])
  const planted = { select: 'type', page: 'Seite', other: '{type} suchen' } as const
  expect(shownAsStored({ file: 'planted', all: { en: {}, de: { planted } } }, 'de')).toContain(
    'planted: de planted: menu',
  )
})

test.each(moved)('13.2 %s has no text outside the catalogues', (pattern) => {
  const files = globSync(pattern).filter((file) => !/\.test\.|\/texts\//.test(file))
  expect(files.length).toBeGreaterThan(0)
  expect(
    files.flatMap((file) =>
      textsOutside(file, readFileSync(file, 'utf8'), noTexts[file]).map((text) => `${file}: ${text}`),
    ),
  ).toEqual([])
})

test('13.2 a text that is left outside is found', () => {
  const source = `import { stock } from './texts/stock.ts'
    const label = 'Nothing here'
    export const View = ({ n }) => <p className="big red" title="Set to" id="set"><b>Left</b>{\`\${n} held now\`}{stock.title}</p>`
  expect(textsOutside('planted.tsx', source)).toEqual(['Nothing here', 'Set to', 'Left', ' held now'])
})

test('13.2 what browsers load has the texts of one language as constants, and nothing of how they were found', async () => {
  const code = await builtIn('de', `import { stock } from '/texts'\nconsole.log(stock.title, stock.reason)`)
  expect(code.trim()).toBe('console.log(`Bestand`,`Grund`);')
  const counted = await builtIn(
    'es',
    `import { stock } from '/texts'\nconsole.log(stock.saved({ product: name }))`,
  )
  expect(counted).toContain(': inventario guardado')
  expect(counted).not.toContain('Stock')
})

async function builtIn(language: string, entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) =>
          id === '/entry.js'
            ? id
            : id === '/texts'
              ? resolve('src/features/shop/inventory/texts/stock.ts')
              : null,
        load: (id) => (id === '/entry.js' ? entry : null),
      },
      textsInBrowser(language),
    ],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: '/entry.js' } },
  })
  const outputs = Array.isArray(output) ? output : [output]
  return outputs
    .flatMap((one) =>
      'output' in one ? one.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])) : [],
    )
    .join('')
}
