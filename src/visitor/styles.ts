/** The one style sheet of public pages: the theme, which names the order of the layers, then the blocks and the runtime. */
import '#themes/default/index.css'
import './blockStyles.ts'
import './visitor.css'
