;;; lsp-mode.el --- Uses the language server in Emacs, with lsp-mode  -*- lexical-binding: t; -*-

;; Does with lsp-mode what a person would, and prints what was seen as one line of JSON.
;; The file to edit comes in the environment, with the settings that a person has,
;; and how many milliseconds to wait.

(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)
(load (getenv "IRILINT_SETUP") nil t t)
(require 'json)

(define-derived-mode irilint-typescript-mode prog-mode "TypeScript")

(defconst irilint-patience (/ (string-to-number (getenv "IRILINT_PATIENCE")) 1000.0) "How many seconds to wait.")

(defvar irilint-seen nil "What was seen, by name.")

(defun irilint-note (name value)
  (push (cons name value) irilint-seen))

(defun irilint-finish (&optional failure)
  (when failure (irilint-note 'failure failure))
  (princ (concat (json-encode irilint-seen) "\n"))
  (kill-emacs (if failure 1 0)))

(defun irilint-diagnostics ()
  "What the client keeps of the buffer's diagnostics, in their order."
  (sort (append (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics)) nil)
        (lambda (a b) (< (irilint-line a) (irilint-line b)))))

(defun irilint-line (diagnostic)
  (lsp:position-line (lsp:range-start (lsp:diagnostic-range diagnostic))))

(defun irilint-text (diagnostic)
  (let ((range (lsp:diagnostic-range diagnostic)))
    (buffer-substring-no-properties (lsp--position-to-point (lsp:range-start range))
                                    (lsp--position-to-point (lsp:range-end range)))))

(defun irilint-shown ()
  (vconcat (mapcar (lambda (diagnostic)
                     (list (cons 'message (lsp:diagnostic-message diagnostic))
                           (cons 'text (irilint-text diagnostic))))
                   (irilint-diagnostics))))

(defun irilint-look-until (done)
  (let ((end (+ (float-time) irilint-patience)))
    (while (and (< (float-time) end) (not (funcall done)))
      (accept-process-output nil 0.05))))

(defun irilint-wait-for (count)
  (irilint-look-until (lambda () (= count (length (irilint-diagnostics)))))
  (unless (= count (length (irilint-diagnostics)))
    (irilint-finish (format "There are %d diagnostics, not %d." (length (irilint-diagnostics)) count))))

(defun irilint-edit-line (line column length text)
  (goto-char (point-min))
  (forward-line line)
  (forward-char column)
  (delete-char length)
  (insert text))

(setq lsp-auto-guess-root t
      lsp-warn-no-matched-clients nil
      lsp-enable-file-watchers nil
      lsp-enable-suggest-server-download nil
      lsp-response-timeout irilint-patience
      lsp-session-file (concat (file-name-directory (getenv "IRILINT_SETUP")) "session")
      project-find-functions (list (lambda (folder) (cons 'transient folder))))

(find-file (getenv "IRILINT_FILE"))
(set-buffer-file-coding-system 'utf-8-unix)
(irilint-typescript-mode)
(lsp-workspace-folders-add (file-name-directory buffer-file-name))
(lsp)

(irilint-wait-for 2)
(irilint-note 'opened (irilint-shown))

(goto-char (point-min))
(search-forward "example.org")
(irilint-note 'hover (lsp:markup-content-value
                      (lsp:hover-contents (lsp-request "textDocument/hover" (lsp--text-document-position-params)))))

(let ((actions (lsp-code-actions-at-point)))
  (irilint-note 'actions (vconcat (mapcar #'lsp:code-action-title actions)))
  (lsp-execute-code-action (elt (append actions nil) 0)))
(irilint-wait-for 1)
(irilint-note 'fixed (progn (goto-char (point-min)) (forward-line 1)
                            (buffer-substring-no-properties (point) (line-end-position))))

;; Characters before the finding come and go, in steps that lsp-mode sends as increments.
(irilint-edit-line 2 3 1 "")
(irilint-edit-line 0 0 0 "// é\n")
(irilint-edit-line 3 3 0 "éé")
(irilint-look-until (lambda () (equal (mapcar #'irilint-text (irilint-diagnostics)) '("Other.example.jp"))))
(irilint-note 'edited (irilint-shown))

(set-buffer-modified-p nil)
(irilint-finish)
;;; lsp-mode.el ends here
