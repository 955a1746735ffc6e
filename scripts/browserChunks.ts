/**
 * Which files of the browser's build go together. A page waits for each file that it asks for, and small ones pack badly:
 * what is needed at the same moment is one file, and each group says which moment that is.
 */

interface Group {
  name: string
  test: RegExp
}

/** The files of these names below a folder of the source, whatever their ending, and folders of these names. */
const below = (folder: string, names: string): string => `/src/${folder}/(${names})[./]`
const icons = (names: string): string => `/lucide-react/dist/esm/icons/(${names})\\.mjs`
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** The first that fits counts. */
export const groups: readonly Group[] = [
  // React changes rarely, and pages that need it fetch one file instead of three. With it what views that wake up share.
  {
    name: 'react',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler)/',
      'rolldown/runtime',
      below('rendering', 'BlockBoundary|ErrorBox'),
      below('blocks', 'knownViews|shell/safeUrl'),
      below('ui', 'clamp|picture|Picture|pictureSpace'),
      below('platform', 'isRecord|language/(inBrowser|current)'),
    ),
  },
  { name: 'islands', test: anyOf(below('visitor', 'islandRoot|earlyInput'), below('plugins', 'islands')) },
  {
    name: 'product',
    test: anyOf(
      '/src/blocks/product/(?!definition|partDefinition|data|style)',
      below('blocks', 'product-(add|gallery|options|price|quantity|stock|variants)/view'),
      below('ui', 'price'),
    ),
  },
  // With products and the cart, and with forms of the dashboard.
  { name: 'spinner', test: anyOf(below('ui', 'NumericSpinner|spinnerRules')) },
  // With every screen of the dashboard.
  {
    name: 'shell',
    test: anyOf(
      '/lucide-react/dist/esm/(?!icons)',
      icons('arrow-left'),
      below('ui', 'onDemand'),
      below('platform/operations', 'capabilities'),
      below('platform/client', 'asked'),
      below('editor', 'prefetch|openRequest|canvas/canvasReady'),
    ),
  },
  // With most screens, and soon after with the editor: what asks the server and keeps its answers.
  {
    name: 'queries',
    test: anyOf(
      '/@tanstack/query-core/build/modern/(queryObserver|infiniteQueryObserver|mutationObserver)',
      '/@tanstack/react-query/build/modern/(?!QueryClientProvider)',
      below('ui', 'useCall|Modal|debounce|FormProblems|fieldProblems'),
      icons('x'),
    ),
  },
  // Fields of forms.
  {
    name: 'fields',
    test: anyOf(
      below(
        'ui',
        'CheckboxGroup|CodeInput|DatePicker|FieldInput|MoneyInput|ReplacementInput|SearchPicker|Select|TableInput|TextInput|TokenInput|ValueUnit|afterPress|calendar|dayAndTime|duplex|field|inputRules|RelativeTime|tokens|uses|usesGuard',
      ),
      icons('chevron-(down|left|right|up)|maximize-2|calendar-days'),
    ),
  },
  // What the editor needs for the first key, with the views of a landing page and what is known of all blocks.
  {
    name: 'editor',
    test: anyOf(
      '/src/editor/model/(?!find|dropPosition|paste|replaceBlocks|transform|textLines)',
      below(
        'editor/commands',
        'loadTransforms|texts/said|escapeHtml|clipboard|clipboardEvents|heldKeys|keys|keyTarget|announceActions|selectionWords',
      ),
      below(
        'editor/canvas',
        'insertInView|Canvas|CanvasBlock|elements|frameDocument|loadWriting|markdownShortcuts|slices|TextInPlace|view|use\\w+',
      ),
      below('editor/saving', 'saver|sendPost|same|tabs|useSaving|usePresence|drafts'),
      below(
        'editor',
        'outline/placeInWords|outline/texts|panels/panelsOnDemand|texts/editor|parts|TopBar|Editor|EditorContext|EditorMessage|post|useSiteContext|useSideWidths|ViewMenu',
      ),
      below('ui', 'ResizeHandle'),
      below('platform', 'escapeHtml'),
      icons('eye|panel-left|panel-right|plus|undo-2|redo-2|monitor'),
      below('blocks', '(paragraph|heading|image|button|list|quote|group|columns|column)/view'),
      '/blocks/[\\w-]+/(definition|partDefinition)\\.ts$|/src/blocks/(table-of-contents/headings\\.|social-links/networks\\.)',
      below('plugins', 'definitions|lazyViews'),
      below(
        'blocks',
        'registry|dropRule|texts/dropping|contentKeys|lazyViews|defineBlock|schemaShape|listPages|newBlockId|plainText|RichText|shell/(elementId|compileStyles|styleRules|BlockShell|linkKind)',
      ),
    ),
  },
  // What words are written with, as soon as the canvas stands.
  {
    name: 'writing',
    test: anyOf(
      '/node_modules/(prosemirror-\\w+|rope-sequence|orderedmap|w3c-keyname)/',
      below('editor/canvas', 'richText|textActions|textLength|textView|writing|layOutAlone'),
    ),
  },
  // What stands around the canvas, as soon as that stands.
  {
    name: 'around',
    test: anyOf(
      below('editor/outline', 'Outline|outlineKeys|rows|useRowDrag|Breadcrumbs'),
      below(
        'editor/canvas',
        'Overlay|DropLayer|nearestBlock|Gestures|selectAcross|Starters|WriterNotes|texts',
      ),
      below('editor/saving', 'PresenceBanner|notices|localDraft|texts/saving'),
      below(
        'editor/commands',
        'PaletteCommands|blockCommands|transforms|starters|SketchPicture|blockTemplates|announceDrop|texts/blockActions',
      ),
      below('editor/panels', 'SidePanel|metaRules|postPanelContext'),
      below(
        'editor',
        'whenDragging|ViewControls|texts/viewMenu|model/(paste|dropPosition|transform|textLines)',
      ),
      below('blocks', 'reusable/PlacedBlocks'),
      icons(
        'eye-off|funnel|lock|monitor|smartphone|tablet|italic|link|letter-b|grip-vertical|trash|copy|ellipsis|arrow-up|arrow-down|minus',
      ),
    ),
  },
]
