;;; lsp-mode.el --- Uses the language server in Emacs, with lsp-mode  -*- lexical-binding: t; -*-

(load (expand-file-name "session.el" (file-name-directory load-file-name)) nil t t)

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

(setq lsp-auto-guess-root t
      lsp-warn-no-matched-clients nil
      lsp-enable-file-watchers nil
      lsp-enable-suggest-server-download nil
      lsp-response-timeout irilint-patience
      lsp-session-file (concat (file-name-directory (getenv "IRILINT_SETUP")) "session"))

(irilint-open)
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
(irilint-note 'fixed (irilint-second-line))

;; Characters before the finding come and go, in steps that lsp-mode sends as increments.
(irilint-edit-line 2 3 1 "")
(irilint-edit-line 0 0 0 "// é\n")
(irilint-edit-line 3 3 0 "éé")
(irilint-look-until (lambda () (equal (mapcar #'irilint-text (irilint-diagnostics)) '("Other.example.jp"))))
(irilint-note 'edited (irilint-shown))

(set-buffer-modified-p nil)
(irilint-finish)
;;; lsp-mode.el ends here
