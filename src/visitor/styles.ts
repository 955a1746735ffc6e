/** The one style sheet of public pages: the theme, the blocks, what the runtime draws. */
import '#themes/default/index.css'
import './visitor.css'
import.meta.glob('../blocks/*/style.css', { eager: true })
