/** The rules that the HTML of every page keeps. */
import { HtmlValidate } from 'html-validate'

export const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes camel case, which HTML reads the same; ids of blocks may begin with a digit.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    'require-sri': 'off',
  },
})
